import type { Meta, StoryObj } from '@storybook/react-vite'
import { LotBadge } from './index.ts'

const meta = {
  title: 'Marks/LotBadge',
  component: LotBadge,
  args: { children: '41207' },
} satisfies Meta<typeof LotBadge>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { children: '30518' } }
