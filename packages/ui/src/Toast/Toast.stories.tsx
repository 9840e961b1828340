import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gavel } from 'lucide-react'
import { Stateful } from '../stories/Stateful.tsx'
import { type ToastItem, ToastRegion } from './index.ts'

const meta = { title: 'Feedback/Toast', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const toasts: ToastItem[] = [
  { id: '1', tone: 'success', title: 'Search saved', text: 'View all saved searches' },
  { id: '2', icon: Gavel, title: 'Client Rebid', text: 'USS Yokohama 30518: ¥ 3 180 000' },
  { id: '3', tone: 'warning', title: "Bid can't be canceled", text: 'Less than 2 hours to the auction' },
  { id: '4', tone: 'error', title: 'Something went wrong', text: 'The information has not been changed' },
]

export const Tones: Story = {
  render: () => (
    <Stateful initial={toasts}>
      {(shown, setShown) => (
        <ToastRegion
          label="Messages"
          closeLabel="Close"
          durationMs={60_000}
          toasts={shown}
          onClose={(id) => setShown(shown.filter((toast) => toast.id !== id))}
        />
      )}
    </Stateful>
  ),
}
