import { upsertCached } from '@seriba/api/cached'
import { earlierAuctions, priceEvidence } from '@seriba/api/shared/price-evidence'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import { anEarlierAuction, aPriceEvidence } from '@seriba/api/testing/price-evidence'
import type { EarlierAuction, PriceEvidence } from '@seriba/contracts/price-evidence'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { carLot } from '../testing/car-lot.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { EvidenceSections } from './EvidenceSections.tsx'

type Args = { evidence: PriceEvidence | null; auctions: EarlierAuction[]; width?: number }

const asked = { pageType: 'car-auction', id: '8841207' } as const
const lot = carLot()
const many = Array.from({ length: 31 }, (_, i) => 2_790_000 + ((i * 7919) % 23) * 50_000)

function worldOf({ evidence, auctions }: Args) {
  const store = makeStore()
  void store.dispatch(upsertCached(priceEvidence, asked, { success: true, evidence }))
  void store.dispatch(
    upsertCached(earlierAuctions, asked, {
      success: true,
      by: 'chassis',
      auctions,
      alike: { auctions: [], comparing: false },
      watched: null,
      wrong: null,
    }),
  )
  return store
}

const meta = {
  title: 'Lot/Evidence',
  args: {
    evidence: aPriceEvidence(many),
    auctions: [
      anEarlierAuction(),
      anEarlierAuction({ id: '502', auctionDate: '2026-07-16T02:00:00Z', mileage: 71_200, price: 3_020_000 }),
      anEarlierAuction({ id: '503', auctionDate: '2024-03-07T02:00:00Z', mileage: 41_000, status: 4533 }),
    ],
  },
  render: ({ width = 888, ...args }: Args) => (
    <StoryProviders store={worldOf(args)}>
      <div style={{ width }}>
        <EvidenceSections
          lot={{ ...lot, bidInfo: { ...lot.bidInfo, myBidAmount: 3_350_000 } }}
          pageType="car-auction"
          permission={aProfile('client').permission}
        />
      </div>
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
export const Default: Story = {}
export const Few: Story = { args: { evidence: aPriceEvidence(many.slice(0, 6)), auctions: [] } }
export const Nothing: Story = { args: { evidence: aPriceEvidence([]), auctions: [] } }
export const Phone: Story = { args: { width: 358 } }
