import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { aBid, hoursAhead } from '../testing/builders.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { BidEditor } from './BidEditor.tsx'
import { EditorRow } from './EditorRow.tsx'

type Args = { bid: Bid; touch?: boolean; width?: number }

const outcome = { onClose: () => {}, onSaved: () => {} }

const meta = {
  title: 'Bids/BidEditor',
  args: { bid: aBid({ bidGroup: 1, bidGroupLabel: 'A', adjustmentPrice: 30_000 }) },
  render: ({ bid, touch = false, width = touch ? 358 : 1240 }: Args) => (
    <StoryProviders profile={aProfile('manager')} width={width}>
      {touch ? (
        <BidEditor bid={bid} touch {...outcome} />
      ) : (
        <table style={{ width: '100%' }}>
          <tbody>
            <EditorRow bid={bid} columns={1} {...outcome} />
          </tbody>
        </table>
      )}
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

export const Default: StoryObj<Args> = {}
export const LastHour: StoryObj<Args> = { args: { bid: aBid({ auctionDate: hoursAhead(0.5) }) } }
export const OnAPhone: StoryObj<Args> = { args: { touch: true } }
export const OffTheStep: StoryObj<Args> = {
  async play({ canvasElement }) {
    const amount = await within(canvasElement).findByRole('textbox', { name: 'Bid amount' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '3182000{Enter}')
    await expect(amount).toBeInvalid()
  },
}
