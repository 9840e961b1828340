import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Couldn’t load the bids',
    text: 'Check the connection and try again.',
    retryLabel: 'Try again',
    onRetry: () => {},
  },
} satisfies Meta<typeof ErrorState>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { retrying: true } }
