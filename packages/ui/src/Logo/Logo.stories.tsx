import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './index.ts'

const meta = {
  title: 'Marks/Logo',
  component: Logo,
  args: { label: 'Seriba' },
} satisfies Meta<typeof Logo>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { markOnly: true, height: 40 } }
