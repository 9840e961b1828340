import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './index.ts'

const meta = {
  title: 'Filters/Tag',
  component: Tag,
  args: { name: 'Year', children: '2014 –', onRemove: () => {}, removeLabel: 'Remove Year' },
} satisfies Meta<typeof Tag>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { name: 'Maker', children: 'Toyota' } }
