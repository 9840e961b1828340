import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot, anAllowance, ownBid } from '../testing/builders.ts'
import { amount, costs, panel, radio, withCosts } from '../testing/cost-panel.tsx'
import { someCosts, withBan, withBanOfPrice } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'

describe('a budget', () => {
  const budgetField = async () => (await costs()).findByRole('textbox', { name: /My budget/ })

  test('gives the highest bid, which one click copies to the amount', async () => {
    const { user } = await withCosts()
    await user.type(await budgetField(), '4000000')
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    const typed = Number((amount() as HTMLInputElement).value.replace(/\D/g, ''))
    expect(typed).toBe(3_135_000)
    expect(await screen.findByText(/One step more costs ¥ 5 839/)).toBeVisible()
  })

  test('beyond Japan’s export limit ends at the last permitted bid, and says why', async () => {
    const { user } = await withCosts({}, { 'GET /bid/cost-tables': withBanOfPrice(someCosts(), 'NZ') })
    await user.type(await budgetField(), '40000000')
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    expect(amount()).toHaveValue('3\u00A0850\u00A0000')
    expect(await radio(/FOB.*¥\s3\s996\s000/)).toBeInTheDocument()
    expect(await (await costs()).findByText(/no higher bid is taken.*nothing over ¥4 million/)).toBeVisible()
  })

  const withStart = async (startPrice: number, answer = withBanOfPrice(someCosts(), 'NZ')) => {
    const lot = aLot({ startPrice })
    const answers = { 'GET /bid/cost-tables': answer }
    const { user } = await show(<BidPanel lot={lot} pageType="car-auction" />, { answers })
    await user.type(await budgetField(), '40000000')
  }

  test('gives no bid if even the start price exceeds Japan’s export limit, and says so', async () => {
    await withStart(4_000_000)
    expect(
      await (await costs()).findByText('The export ban applies even to a bid of the start price.'),
    ).toBeVisible()
    expect((await costs()).getByText(/nothing over ¥4 million/)).toBeVisible()
    expect((await costs()).queryByRole('button', { name: /^Bid/ })).not.toBeInTheDocument()
  })

  test('explains when the vehicle’s size decides whether the start price is too high', async () => {
    await withStart(3_855_000)
    expect(
      await (await costs()).findByText(
        /bid of the start price may come under the export ban.*over ¥4 million/,
      ),
    ).toBeVisible()
  })

  test('gives no bid for a vehicle that Japan does not export at any price', async () => {
    await withStart(1_000_000, withBan(someCosts({ milestone: 'cif' }), 'NZ'))
    expect(
      await (await costs()).findByText('The export ban applies even to a bid of the start price.'),
    ).toBeVisible()
    expect((await costs()).queryByRole('button', { name: /^Bid/ })).not.toBeInTheDocument()
  })

  test('does not allow a bid above the credit', async () => {
    const profile = aProfile('client', { creditLimitCheck: true })
    profile.balanceInfo.bidAllow = 3_012_000
    const { user } = await show(panel(), { profile, answers: { 'GET /bid/cost-tables': someCosts() } })
    await user.type(await budgetField(), '4000000')
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    expect(amount()).toHaveValue('3\u00A0010\u00A0000')
    expect(
      await (await costs()).findByText(/pay for ¥ 3 135 000, but that is above the maximum/),
    ).toBeVisible()
  })

  const day = { cap: 'day' as const, limit: 4_000_000, used: 987_000, displaced: 0 }
  const withCaps = async (
    changed: Partial<NonNullable<ReturnType<typeof anAllowance>['budget']>> = {},
    info: Parameters<typeof aLot>[0] = {},
  ) => {
    const caps = { day: '2026-11-26', week: '2026-11-23', askAbove: null, agreed: null, question: null }
    const budget = { ...caps, allowance: 0, limits: [day], ...changed }
    const answers = { 'GET /bid/cost-tables': someCosts(), 'GET /bid/allow': anAllowance({ budget }) }
    const lot = aLot({ budgetSet: true, ...info })
    const { user } = await show(<BidPanel lot={lot} pageType="car-auction" />, { answers })
    await user.type(await budgetField(), '4000000')
    return user
  }
  const takeOver = async (user: Awaited<ReturnType<typeof withCaps>>) => {
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    return (amount() as HTMLInputElement).value.replaceAll('\u00A0', ' ')
  }

  test('does not allow a bid above the buyer’s daily cap, and says so', async () => {
    expect(await takeOver(await withCaps())).toBe('3 010 000')
    expect(
      await (await costs()).findByText(
        /pay for ¥ 3 135 000, but your budget guard leaves ¥ 3 013 000 for the auctions on 2026\.11\.26/,
      ),
    ).toBeVisible()
  })

  test('ends at the tightest of the caps, weekly or per group, and leaves room for the overbid allowance', async () => {
    const week = { ...day, cap: 'week' as const, used: 1_050_000 }
    const group = { ...day, cap: 'group' as const, used: 1_100_000 }
    expect(await takeOver(await withCaps({ limits: [day, week], allowance: 20_000 }))).toBe('2 930 000')
    expect(
      await (await costs()).findByText(/leaves ¥ 2 930 000 for the week from 2026\.11\.23/),
    ).toBeVisible()
    cleanup()
    expect(await takeOver(await withCaps({ limits: [day, week, group] }))).toBe('2 900 000')
    expect(await (await costs()).findByText(/leaves ¥ 2 900 000 for this bid group/)).toBeVisible()
  })

  test('gives no bid if a cap leaves less than the start price', async () => {
    await withCaps({ limits: [{ ...day, used: 1_155_000 }] })
    expect(await (await costs()).findByText(/your budget guard leaves ¥ 2 845 000/)).toBeVisible()
    expect((await costs()).queryByRole('button', { name: /^Bid/ })).not.toBeInTheDocument()
  })

  test('can use an amount the client has agreed to, and no cap reduces a bid already placed', async () => {
    expect(await takeOver(await withCaps({ agreed: 3_100_000 }))).toBe('3 100 000')
    expect(await (await costs()).findByText(/no more than you have already bid or agreed to/)).toBeVisible()
    cleanup()
    expect(await takeOver(await withCaps({}, { ...ownBid, myBidAmount: 3_050_000 }))).toBe('3 050 000')
  })

  test('ignores the amount above which staff must ask', async () => {
    expect(await takeOver(await withCaps({ limits: [], askAbove: 3_000_000 }))).toBe('3 135 000')
  })

  test('gives no bid while the limit is unknown', async () => {
    const { user } = await show(<BidPanel lot={aLot({ budgetSet: true })} pageType="car-auction" />, {
      answers: { 'GET /bid/cost-tables': someCosts(), 'GET /bid/allow': refused(500, 'internal') },
    })
    await user.type(await budgetField(), '4000000')
    expect(await (await costs()).findByText(/hasn’t loaded yet, so no bid is named/)).toBeVisible()
    expect((await costs()).queryByRole('button', { name: /^Bid/ })).not.toBeInTheDocument()
  })

  test('takes the limit from the server if the company counts the overbid allowance', async () => {
    const profile = aProfile('client', { creditLimitCheck: true })
    profile.balanceInfo.bidAllow = 3_030_000
    const { user } = await show(<BidPanel lot={aLot({ overbidCounted: true })} pageType="car-auction" />, {
      profile,
      answers: {
        'GET /bid/cost-tables': someCosts(),
        'GET /bid/allow': anAllowance({ bidAllow: 3_010_000, budget: null }),
      },
    })
    await user.type(await budgetField(), '4000000')
    expect(await takeOver(user)).toBe('3 010 000')
  })

  test('can be used from the keyboard: B focuses the amount, and U copies the highest bid', async () => {
    const { user } = await withCosts()
    await user.type(await budgetField(), '4000000')
    await (await costs()).findByText(/One step more costs/)
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('u')
    expect(amount()).toHaveValue('3\u00A0135\u00A0000')
    await user.keyboard('b')
    expect(amount()).toHaveFocus()
  })

  test('in the buyer’s currency is converted to yen with the tables’ rates', async () => {
    const { user } = await withCosts({ currency: 'NZD', milestone: 'fob' })
    await user.type(await budgetField(), '40000')
    // 3 560 000 yen, including 146 000 in fees.
    expect(await (await costs()).findByText('¥ 3 410 000')).toBeVisible()
  })

  test('below the start price shows the difference', async () => {
    const { user } = await withCosts({ milestone: 'fob' })
    await user.type(await budgetField(), '2000000')
    expect(await (await costs()).findByText(/¥ 996 000 over your budget/)).toBeVisible()
  })
})
