import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCap } from './index.ts'

const meta = {
  title: 'Marks/KeyCap',
  component: KeyCap,
  args: { children: 'J' },
} satisfies Meta<typeof KeyCap>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { children: 'Esc' } }
