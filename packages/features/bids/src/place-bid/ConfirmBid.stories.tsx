import { aBalance } from '@seriba/api/testing/facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useBidPanel } from '../bid-panel/use-bid-panel.ts'
import { useOwnBidder } from '../bid-panel/use-own-bidder.ts'
import { aLot } from '../testing/builders.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { ConfirmBid } from './ConfirmBid.tsx'
import type { Stage } from './stage.ts'

type Args = Pick<Extract<Stage, { kind: 'confirming' }>, 'pending' | 'error' | 'allowance'>

function Shown(stage: Args) {
  const model = useBidPanel({ lot: aLot(), pageType: 'car-auction', bidder: useOwnBidder() })
  const draft = {
    amount: 3_150_000,
    bidGroup: undefined,
    bidType: 1,
    comment: '',
    listValue: undefined,
    key: 'story',
  }
  return <ConfirmBid model={model} stage={{ kind: 'confirming', draft, ...stage }} />
}

const error = { code: 'bidding_closed', status: 409, fields: {}, message: {}, detail: undefined } as const

const meta = {
  title: 'Bids/Confirmation',
  args: {
    pending: false,
    error: null,
    allowance: { bidAllow: 4_350_000, balanceInfo: aBalance(), warnings: [], budget: null },
  },
  render: (args: Args) => (
    <StoryProviders>
      <Shown {...args} />
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

export const Default: StoryObj<Args> = {}
export const Pending: StoryObj<Args> = { args: { pending: true } }
export const Refused: StoryObj<Args> = { args: { error } }
export const Warned: StoryObj<Args> = {
  args: {
    allowance: { bidAllow: 4_350_000, balanceInfo: aBalance(), warnings: ['group_clash'], budget: null },
  },
}
export const FiguresUnknown: StoryObj<Args> = { args: { allowance: null } }
