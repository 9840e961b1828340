import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './index.ts'

const meta = {
  title: 'Marks/Badge',
  component: Badge,
  args: { tone: 'orange', children: 'Upcoming' },
} satisfies Meta<typeof Badge>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { tone: 'green', look: 'solid', children: 'Win' } }
