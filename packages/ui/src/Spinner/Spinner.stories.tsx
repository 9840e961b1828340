import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './index.ts'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { size: 24 } }
