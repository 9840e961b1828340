import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './index.ts'

const meta = {
  title: 'Marks/Avatar',
  component: Avatar,
  args: { name: 'Dina Kovalenko' },
} satisfies Meta<typeof Avatar>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { name: 'Vostok' } }
