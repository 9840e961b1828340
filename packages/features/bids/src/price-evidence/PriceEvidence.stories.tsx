import { upsertCached } from '@seriba/api/cached'
import { earlierAuctions, priceEvidence } from '@seriba/api/shared/price-evidence'
import { anEarlierAuction, aPriceEvidence } from '@seriba/api/testing/price-evidence'
import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from '../testing/builders.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'

type Args = { evidence: PriceEvidence; width?: number }

const lot = aLot()
const asked = { pageType: 'car-auction', id: lot.carCommonDetail.id } as const
const many = Array.from({ length: 31 }, (_, i) => 2_790_000 + ((i * 7919) % 23) * 50_000)
const fell = anEarlierAuction({ mileage: (lot.carInfo.mileage ?? 0) + 3200 })

const meta = {
  title: 'Bids/Price evidence',
  args: { evidence: aPriceEvidence(many) },
  render: ({ evidence, width = 360 }: Args) => (
    <StoryProviders
      width={width}
      answers={(dispatch) => {
        void dispatch(upsertCached(priceEvidence, asked, { success: true, evidence }))
        void dispatch(
          upsertCached(earlierAuctions, asked, {
            success: true,
            by: 'chassis',
            auctions: [fell],
            alike: { auctions: [], comparing: false },
            watched: null,
            wrong: null,
          }),
        )
      }}
    >
      <BidPanel lot={lot} pageType="car-auction" />
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
export const Default: Story = {}
export const Few: Story = { args: { evidence: aPriceEvidence(many.slice(0, 6)) } }
export const Narrow: Story = { args: { width: 296 } }
