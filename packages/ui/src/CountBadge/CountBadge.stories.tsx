import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge } from './index.ts'

const meta = {
  title: 'Marks/CountBadge',
  component: CountBadge,
  args: { count: 38 },
} satisfies Meta<typeof CountBadge>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { count: 1200, tone: 'accent' } }
export const WithWords: StoryObj<typeof meta> = {
  args: { count: 120, max: 99, words: (shown) => `${shown} new` },
}
