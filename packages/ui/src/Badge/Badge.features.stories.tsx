import type { Meta, StoryObj } from '@storybook/react-vite'
import { Line } from '../stories/Line.tsx'
import { Badge } from './index.ts'

const meta = { title: 'Marks/Badge/Features', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const LotStatuses: Story = {
  render: () => (
    <Line>
      <Badge tone="green" dot="live">
        Ongoing
      </Badge>
      <Badge tone="orange">Upcoming</Badge>
      <Badge tone="red">Sold</Badge>
      <Badge tone="gray">Cancelled</Badge>
      <Badge tone="pink">Auto-bid</Badge>
    </Line>
  ),
}

export const BidStatuses: Story = {
  render: () => (
    <Line>
      <Badge tone="blue">Under review</Badge>
      <Badge tone="green">Bid</Badge>
      <Badge look="outlined">Finished</Badge>
      <Badge tone="green" look="solid">
        Win
      </Badge>
    </Line>
  ),
}

export const Small: Story = {
  render: () => (
    <Badge tone="green" small>
      Bid
    </Badge>
  ),
}
