import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aLot, anAllowance, aPlacedBid, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel, MobileBidBar } from './OwnBidPanel.tsx'

const allowance = (bidAllow = 4_350_000) => anAllowance({ bidAllow, balanceInfo: aBalance({ bidAllow }) })
const placed = aPlacedBid()
const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />
const amount = () => screen.getByRole('textbox', { name: 'Your bid' })
const placeBid = () => screen.getByRole('button', { name: /^(Place|Replace) bid$/ })

type Shown = Awaited<ReturnType<typeof show>>

async function askToPlace({ user }: Shown, typed = '3150000') {
  await user.type(amount(), typed)
  await user.type(screen.getByRole('textbox', { name: 'Comment to manager' }), 'Not above S1')
  await user.click(placeBid())
}

async function confirm({ user }: Shown) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
}

describe('the amount', () => {
  test.each([
    ['2845000', 'Amount cannot be lower than Start price'],
    ['2852000', /^Amount should be a multiple of 5.000 yen$/],
  ])('of “%s” shows an error on leaving the field, which the next change clears', async (typed, text) => {
    const { user } = await show(panel())
    await user.type(amount(), typed)
    expect(amount()).not.toBeInvalid()
    await user.tab()
    expect(amount()).toBeInvalid()
    expect(screen.getByText(text)).toBeVisible()
    await user.type(amount(), '0')
    expect(amount()).not.toBeInvalid()
  })

  test('is grouped while typing and accepts digits only', async () => {
    const { user } = await show(panel())
    await user.type(amount(), '0031x50000')
    expect(amount()).toHaveValue('3\u00A0150\u00A0000')
  })

  test('starts at the lowest bid with the first increase, and continues in steps', async () => {
    const { user } = await show(panel())
    await user.click(screen.getByRole('button', { name: /^Increase by/ }))
    expect(amount()).toHaveValue('2\u00A0850\u00A0000')
    await user.click(screen.getByRole('button', { name: /\+ 50/ }))
    expect(amount()).toHaveValue('2\u00A0900\u00A0000')
    await user.click(screen.getByRole('button', { name: 'Average' }))
    expect(amount()).toHaveValue('3\u00A0310\u00A0000')
  })

  test('is required, and so is a type unless it is optional', async () => {
    const { user, calls } = await show(panel(), {
      profile: aProfile('client', { exportTypeOptional: false }),
    })
    await user.click(placeBid())
    expect(await screen.findAllByText('Required field')).toHaveLength(2)
    expect(amount()).toHaveFocus()
    expect(placeBid()).toHaveAccessibleDescription('Fix the highlighted fields first.')
    expect(calls).not.toContain('GET /bid/allow')
  })
})

describe('placing a bid', () => {
  test('is confirmed with the figures, the rules and the terms', async () => {
    const shown = await show(panel(), {
      answers: { 'GET /bid/allow': allowance(), 'POST /bid/create': placed },
    })
    await askToPlace(shown)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
    for (const figure of ['¥ 3 150 000', '¥ 1 240 500', '¥ 8 000 000', '¥ 4 352 000', '¥ 4 350 000'])
      expect(dialog.getByText(figure)).toBeVisible()
    expect(dialog.getByText('2 hours')).toBeVisible()
    expect(dialog.getByText('¥ 30 000')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'bidding terms' })).toHaveAttribute('href', '/terms')

    const submit = () => dialog.getByRole('button', { name: 'Confirm bid' })
    expect(submit()).toHaveAccessibleDescription('Please agree to the terms first.')
    await shown.user.click(submit())
    expect(shown.sent('POST /bid/create')).toEqual([])

    await shown.user.click(dialog.getByRole('checkbox'))
    await shown.user.click(submit())
    const success = within(await screen.findByRole('dialog', { name: 'Your bid is placed' }))
    expect(success.getByText('Under review')).toBeVisible()
    expect(shown.sent('POST /bid/create')).toEqual([
      {
        carId: '41207',
        lotType: 'auction',
        amount: 3_150_000,
        comment: 'Not above S1',
        confirm: 1,
        idempotencyKey: expect.any(String),
      },
    ])
    await shown.user.click(success.getByRole('button', { name: 'Done' }))
    expect(amount()).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Comment to manager' })).toHaveValue('')
  })

  test('shows the selected type, and the next bid starts without one', async () => {
    const shown = await show(panel(), {
      answers: { 'GET /bid/allow': allowance(), 'POST /bid/create': placed },
    })
    const type = () => screen.getByRole('button', { name: /Bid type/ })
    await shown.user.click(type())
    const [none, first] = await screen.findAllByRole('option')
    expect(none).toHaveTextContent('No type')
    const chosen = first?.textContent ?? ''
    await shown.user.click(first as HTMLElement)
    expect(type()).toHaveTextContent(chosen)
    await askToPlace(shown)
    await confirm(shown)
    await shown.user.click(await screen.findByRole('button', { name: 'Done' }))
    expect(shown.sent('POST /bid/create')).toMatchObject([{ bidType: expect.any(Number) }])
    expect(type()).toHaveTextContent('No type')
  })

  test('asks for a type if one is required', async () => {
    await show(panel(), {
      profile: aProfile('client', { exportTypeOptional: false }),
      answers: { 'GET /bid/allow': allowance() },
    })
    expect(await screen.findByRole('button', { name: /Bid type/ })).toHaveTextContent('Choose a type')
  })

  test('waits for its response: one click, one request', async () => {
    let answer: (value: unknown) => void = () => undefined
    const shown = await show(panel(), {
      answers: {
        'GET /bid/allow': allowance(),
        'POST /bid/create': () => new Promise((resolve) => (answer = resolve)),
      },
    })
    await askToPlace(shown)
    await confirm(shown)
    const submit = await screen.findByRole('button', { name: 'Confirm bid', busy: true })
    await shown.user.click(submit)
    await shown.user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    answer(placed)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    expect(shown.sent('POST /bid/create')).toHaveLength(1)
  })

  test('keeps all input after a failure and retries with the same key', async () => {
    let tries = 0
    const shown = await show(panel(), {
      answers: {
        'GET /bid/allow': allowance(),
        'POST /bid/create': () => (++tries === 1 ? refused(409, 'bidding_closed') : placed),
      },
    })
    await askToPlace(shown)
    await confirm(shown)
    expect(await screen.findByRole('alert')).toHaveTextContent('Bidding is closed')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    await confirm(shown)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    const [first, second] = shown.sent('POST /bid/create')
    expect(second).toEqual(first)
  })

  test('keeps all input when the confirmation is canceled, and uses a new key next time', async () => {
    const shown = await show(panel(), {
      answers: { 'GET /bid/allow': allowance(), 'POST /bid/create': () => refused(409, 'stale') },
    })
    await askToPlace(shown)
    await confirm(shown)
    await screen.findByRole('alert')
    await shown.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(amount()).toHaveValue('3\u00A0150\u00A0000')
    expect(screen.getByRole('textbox', { name: 'Comment to manager' })).toHaveValue('Not above S1')

    await shown.user.click(placeBid())
    await confirm(shown)
    await waitFor(() => expect(shown.sent('POST /bid/create')).toHaveLength(2))
    const keys = shown.sent('POST /bid/create').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })
})

describe('the client’s credit', () => {
  test('is explained before the confirmation if it is insufficient', async () => {
    const shown = await show(panel(), { answers: { 'GET /bid/allow': allowance(3_000_000) } })
    await askToPlace(shown)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Insufficient credit' }))
    expect(dialog.getByText('¥ 3 000 000')).toBeVisible()
    expect(dialog.getByText('17 bids')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://messenger.example/seriba',
    )
  })

  test('is reported by the 402 response, with its figures, if another tab has spent it in the meantime', async () => {
    const shown = await show(panel(), {
      answers: {
        'GET /bid/allow': allowance(),
        'POST /bid/create': () =>
          refused(402, 'not_enough_credit', {
            detail: aBalance({ bidAllow: 1_900_000, activeBidsCount: 18 }),
          }),
      },
    })
    await askToPlace(shown)
    await confirm(shown)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Insufficient credit' }))
    expect(dialog.getByText('¥ 1 900 000')).toBeVisible()
    expect(dialog.getByText('18 bids')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(amount()).toHaveValue('3\u00A0150\u00A0000')
  })

  test('is not checked for an account without a credit check', async () => {
    const shown = await show(panel(), {
      profile: aProfile('client', { creditLimitCheck: false }),
      answers: { 'GET /bid/allow': allowance(0) },
    })
    await askToPlace(shown)
    expect(await screen.findByRole('dialog', { name: 'Confirm your bid' })).toBeVisible()
  })

  test('stops the bid with an error if it cannot be loaded', async () => {
    const shown = await show(panel(), { answers: { 'GET /bid/allow': () => refused(500, 'internal') } })
    await askToPlace(shown)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(amount()).toHaveValue('3\u00A0150\u00A0000')
  })
})

describe('one’s own bid', () => {
  test('is replaced by the next one, as the button says', async () => {
    await show(panel(aLot(ownBid)))
    expect(placeBid()).toHaveAccessibleName('Replace bid')
  })

  test('is replaced on a phone, too', async () => {
    await show(<MobileBidBar lot={aLot(ownBid)} pageType="car-auction" />)
    expect(await screen.findByRole('button', { name: 'Replace bid' })).toBeVisible()
  })

  test('can be lowered even if the credit is used up', async () => {
    const shown = await show(panel(aLot(ownBid)), { answers: { 'GET /bid/allow': allowance(0) } })
    await askToPlace(shown, '3000000')
    expect(await screen.findByRole('dialog', { name: 'Confirm your bid' })).toBeVisible()
  })
})
