import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from '../testing/builders.ts'
import { amount, costs, panel, radio, withCosts } from '../testing/cost-panel.tsx'
import { someCosts, withBan, withBanOfPrice } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'

describe('a budget', () => {
  const budget = async () => (await costs()).findByRole('textbox', { name: /My budget/ })

  test('names the highest bid, which one press takes over', async () => {
    const { user } = await withCosts()
    await user.type(await budget(), '4000000')
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    const typed = Number((amount() as HTMLInputElement).value.replace(/\D/g, ''))
    expect(typed).toBe(3_135_000)
    expect(await screen.findByText(/One step more costs ¥ 5 839/)).toBeVisible()
  })

  test('that would pay for more than Japan lets out ends where a bid may still be placed, and says why', async () => {
    const { user } = await withCosts({}, { 'GET /bid/cost-tables': withBanOfPrice(someCosts(), 'NZ') })
    await user.type(await budget(), '40000000')
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    expect(amount()).toHaveValue('3\u00A0850\u00A0000')
    expect(await radio(/FOB.*¥\s3\s996\s000/)).toBeInTheDocument()
    expect(await (await costs()).findByText(/no higher bid is taken.*nothing over ¥4 million/)).toBeVisible()
  })

  const withStart = async (startPrice: number, answer = withBanOfPrice(someCosts(), 'NZ')) => {
    const lot = aLot({ startPrice })
    const answers = { 'GET /bid/cost-tables': answer }
    const { user } = await show(<BidPanel lot={lot} pageType="car-auction" />, { answers })
    await user.type(await budget(), '40000000')
  }

  test('names no bid where Japan lets out nothing that costs even the start price, and says so', async () => {
    await withStart(4_000_000)
    expect(
      await (await costs()).findByText('The export ban applies even to a bid of the start price.'),
    ).toBeVisible()
    expect((await costs()).getByText(/nothing over ¥4 million/)).toBeVisible()
    expect((await costs()).queryByRole('button', { name: /^Bid/ })).not.toBeInTheDocument()
  })

  test('says why where the size of the vehicle decides whether the start price is too much', async () => {
    await withStart(3_855_000)
    expect(
      await (await costs()).findByText(
        /bid of the start price may come under the export ban.*over ¥4 million/,
      ),
    ).toBeVisible()
  })

  test('names no bid for a vehicle that Japan does not let out at any price', async () => {
    await withStart(1_000_000, withBan(someCosts({ milestone: 'cif' }), 'NZ'))
    expect(
      await (await costs()).findByText('The export ban applies even to a bid of the start price.'),
    ).toBeVisible()
    expect((await costs()).queryByRole('button', { name: /^Bid/ })).not.toBeInTheDocument()
  })

  test('is no way to bid more than the credit allows', async () => {
    const profile = aProfile('client', { creditLimitCheck: true })
    profile.balanceInfo.bidAllow = 3_012_000
    const { user } = await show(panel(), { profile, answers: { 'GET /bid/cost-tables': someCosts() } })
    await user.type(await budget(), '4000000')
    await user.click(await (await costs()).findByRole('button', { name: /^Bid/ }))
    expect(amount()).toHaveValue('3\u00A0010\u00A0000')
    expect(
      await (await costs()).findByText(/pay for ¥ 3 135 000, but that is above the maximum/),
    ).toBeVisible()
  })

  test('B leads to the amount, and U takes over the highest bid', async () => {
    const { user } = await withCosts()
    await user.type(await budget(), '4000000')
    await (await costs()).findByText(/One step more costs/)
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('u')
    expect(amount()).toHaveValue('3\u00A0135\u00A0000')
    await user.keyboard('b')
    expect(amount()).toHaveFocus()
  })

  test('in the own currency is turned into yen by the rates of the tables', async () => {
    const { user } = await withCosts({ currency: 'NZD', milestone: 'fob' })
    await user.type(await budget(), '40000')
    // 3 560 000 yen, of which 146 000 are fees.
    expect(await (await costs()).findByText('¥ 3 410 000')).toBeVisible()
  })

  test('that the start price exceeds says by how much', async () => {
    const { user } = await withCosts({ milestone: 'fob' })
    await user.type(await budget(), '2000000')
    expect(await (await costs()).findByText(/¥ 996 000 over your budget/)).toBeVisible()
  })
})
