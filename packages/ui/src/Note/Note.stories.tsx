import type { Meta, StoryObj } from '@storybook/react-vite'
import { Note } from './index.ts'

const meta = {
  title: 'Feedback/Note',
  component: Note,
  args: { children: 'Photos are kept for 90 days.' },
} satisfies Meta<typeof Note>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = {
  args: { tone: 'orange', children: 'Selection limit reached: 30 auctions.' },
}
