import type { Meta, StoryObj } from '@storybook/react-vite'
import { GradeBadge } from './index.ts'

const meta = {
  title: 'Marks/GradeBadge',
  component: GradeBadge,
  args: { tone: 'orange', children: '4.5' },
} satisfies Meta<typeof GradeBadge>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { tone: 'green', large: true, children: '6' } }
