import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRowWords } from '../rows/use-row-words.ts'
import { lots } from '../testing/lots.ts'
import { StoryFrame } from '../testing/StoryFrame.tsx'
import { LotCard } from './LotCard.tsx'

type CardProps = { lot: keyof typeof lots; visited: boolean }

function Card({ lot, visited }: CardProps) {
  return <LotCard lot={lots[lot]} visited={visited} words={useRowWords('client')} pageType="car-auction" />
}

const meta = {
  title: 'Catalogue/LotCard',
  component: Card,
  args: { lot: 'upcoming', visited: false },
  decorators: [
    (Story) => (
      <StoryFrame>
        <div style={{ width: 390 }}>
          <Story />
        </div>
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OwnBid: Story = { args: { lot: 'ongoing' } }
export const Visited: Story = { args: { lot: 'sold', visited: true } }
export const NothingKnown: Story = { args: { lot: 'bare' } }
