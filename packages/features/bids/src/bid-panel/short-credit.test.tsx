import '../testing/setup.ts'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aLot } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

const amount = () => screen.getByRole('textbox', { name: 'Your bid' })

async function ask(bidAllow: number) {
  const shown = await show(<BidPanel lot={aLot()} pageType="car-auction" />, {
    answers: {
      'GET /bid/allow': {
        bidAllow,
        balanceInfo: aBalance({ bidAllow }),
        warnings: [],
        liveBid: null,
        liveBidGroup: null,
        budget: null,
      },
    },
  })
  await shown.user.type(amount(), '3150000')
  await shown.user.click(screen.getByRole('button', { name: 'Place bid' }))
  return { ...shown, short: within(await screen.findByRole('alertdialog', { name: 'Insufficient credit' })) }
}

describe('insufficient credit', () => {
  test('is mentioned beside the button while the amount is typed', async () => {
    const profile = aProfile('client')
    const { user } = await show(<BidPanel lot={aLot()} pageType="car-auction" />, {
      profile: { ...profile, balanceInfo: aBalance({ bidAllow: 3_000_000 }) },
    })
    await user.type(amount(), '3000000')
    expect(screen.queryByText(/above your limit/)).not.toBeInTheDocument()
    await user.clear(amount())
    await user.type(amount(), '3150000')
    expect(screen.getByText(/150.000 above your limit/)).toBeVisible()
  })

  test('offers the affordable amount instead, and asks for confirmation', async () => {
    const { user, short } = await ask(3_000_000)
    expect(short.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/balance?add-funds')
    await user.click(short.getByRole('button', { name: 'Bid ¥\u00A03\u00A0000\u00A0000 instead' }))
    const confirmation = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
    await user.click(confirmation.getByRole('button', { name: 'Cancel' }))
    expect(amount()).toHaveValue('3\u00A0000\u00A0000')
  })

  test('offers no lower amount if it does not cover the start price', async () => {
    const { short } = await ask(5_000)
    expect(short.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument()
    expect(short.getByRole('link', { name: 'Add funds' })).toBeVisible()
  })
})
