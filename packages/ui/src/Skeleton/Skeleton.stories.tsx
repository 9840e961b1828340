import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './index.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { width: 240 },
} satisfies Meta<typeof Skeleton>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { width: 68, height: 51 } }
