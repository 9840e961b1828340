import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { Stack } from '../stories/Line.tsx'
import { TextLink } from '../TextLink/index.ts'
import { Note, type NoteTone } from './index.ts'

const meta = { title: 'Feedback/Note/Features', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const tones: NoteTone[] = ['neutral', 'blue', 'orange', 'red', 'green']

export const Tones: Story = {
  render: () => (
    <Stack width={360}>
      {tones.map((tone) => (
        <Note key={tone} tone={tone}>
          Selection limit reached: 30 auctions.
        </Note>
      ))}
    </Stack>
  ),
}

export const WithLink: Story = {
  render: () => (
    <Note tone="orange" icon={Lock}>
      To place a bid on this car, you need to make a deposit.{' '}
      <TextLink href="#manager">Contact your manager</TextLink>.
    </Note>
  ),
}
