import { aProfile } from '@seriba/api/testing/facts'
import type { BidInfo } from '@seriba/contracts/lot'
import type { UserProfile } from '@seriba/contracts/user'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aLot, hoursAhead, ownBid } from '../testing/builders.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

type Args = { info?: Partial<BidInfo>; pageType?: PageType; profile?: UserProfile }

const meta = {
  title: 'Bids/Bid panel',
  render: ({ info, pageType = 'car-auction', profile = aProfile() }: Args) => (
    <StoryProviders profile={profile}>
      <BidPanel lot={aLot(info)} pageType={pageType} />
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
export const Form: Story = {}
export const OwnBid: Story = { args: { info: ownBid } }
export const LastHour: Story = { args: { info: { biddingDeadline: hoursAhead(0.3) } } }
export const Finished: Story = { args: { info: { auctionFinished: true, soldPrice: 5_285_000 } } }
export const Closed: Story = { args: { info: { ...ownBid, acceptBid: false, cancellationAllowed: false } } }
export const Limit: Story = { args: { info: { bidLimitReached: true } } }
export const Restricted: Story = { args: { profile: aProfile('restricted') } }
export const FixedPrice: Story = {
  args: { pageType: 'stock', info: { soldPrice: 1_985_000, biddingDeadline: null } },
}
