import type { PageType } from '@seriba/domain/lots/page-types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listingConfigs } from '../config/listing-config.ts'
import type { Lot } from '../rows/lot.ts'
import { useRowContext } from '../rows/row-context.ts'
import { bikes, lots, machines } from '../testing/lots.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { LotCard } from './LotCard.tsx'

type CardProps = { pageType: PageType; lot: Lot; visited: boolean }

function Card({ pageType, lot, visited }: CardProps) {
  return (
    <LotCard
      lot={lot}
      config={listingConfigs[pageType]}
      visited={visited}
      context={useRowContext(pageType, 'client')}
    />
  )
}

const meta = {
  title: 'Catalogue/LotCard',
  component: Card,
  args: { pageType: 'car-auction', lot: lots.upcoming, visited: false },
  decorators: [
    (Story) => (
      <StoryProviders>
        <div style={{ width: 390 }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OwnBid: Story = { args: { lot: lots.ongoing } }
export const Visited: Story = { args: { visited: true } }
export const Bare: Story = { args: { lot: lots.bare } }
export const Statistics: Story = { args: { pageType: 'stats', lot: lots.sold } }
export const Bike: Story = { args: { pageType: 'bikes', lot: bikes.ongoing } }
export const Machine: Story = { args: { pageType: 'machinery', lot: machines.ongoing } }
