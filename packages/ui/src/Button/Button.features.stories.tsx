import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Search } from 'lucide-react'
import { Line } from '../stories/Line.tsx'
import { Button, LinkButton } from './index.ts'

const meta = { title: 'Controls/Button/Features', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <Line>
      <Button variant="primary">Search</Button>
      <Button>Clear all</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="quiet-danger">Delete</Button>
      <Button on>Auction schedule</Button>
    </Line>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Line>
      <Button size="xs">24</Button>
      <Button size="sm">28</Button>
      <Button size="md">32</Button>
      <Button size="lg">40</Button>
      <Button size="touch">44 touch</Button>
    </Line>
  ),
}

export const Icons: Story = {
  render: () => (
    <Line>
      <Button icon={Plus}>Add</Button>
      <Button variant="ghost" endIcon={Download}>
        Photos
      </Button>
    </Line>
  ),
}

/** The spinner replaces the icon or covers the text; the width stays the same. */
export const Busy: Story = {
  render: () => (
    <Line>
      <Button variant="primary" icon={Search} busy>
        Search
      </Button>
      <Button variant="primary" busy>
        Search
      </Button>
      <Button busy>Clear all</Button>
    </Line>
  ),
}

/** It can be focused, and gives its reason on hover, on focus and to screen readers. */
export const Refused: Story = {
  render: () => (
    <Line>
      <Button variant="primary" disabledReason="Less than 2 hours to the auction.">
        Cancel the bid
      </Button>
      <Button disabledReason="Nothing to clear.">Clear all</Button>
      <Button disabled>Disabled</Button>
    </Line>
  ),
}

export const AsLink: Story = {
  render: () => (
    <LinkButton variant="primary" href="#lots">
      Car auctions
    </LinkButton>
  ),
}

export const Block: Story = {
  render: () => (
    <Button variant="primary" size="touch" block>
      Place bid
    </Button>
  ),
}
