import { upsertCached } from '@seriba/api/cached'
import { lotCosts } from '@seriba/api/shared/costs'
import type { CostChoices } from '@seriba/contracts/costs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'

type Args = { choices?: Partial<CostChoices>; width?: number }

const meta = {
  title: 'Bids/Landed cost',
  render: ({ choices = {}, width = 360 }: Args) => (
    <StoryProviders
      width={width}
      answers={(dispatch) => void dispatch(upsertCached(lotCosts, { carId: '41207' }, someCosts(choices)))}
    >
      <BidPanel lot={aLot()} pageType="car-auction" />
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
export const Landed: Story = { args: { choices: { currency: 'NZD' } } }
export const Range: Story = { args: { choices: { port: 'Southampton' } } }
export const NoPort: Story = { args: { choices: { port: null } } }
export const NoDuties: Story = { args: { choices: { port: 'Mombasa' } } }
export const Narrow: Story = { args: { width: 296 } }
