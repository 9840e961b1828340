import { api } from '@seriba/api/api'
import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Permissions } from '@seriba/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, anAllowance, bidGroups, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidEditor } from './BidEditor.tsx'

let bid: Bid
beforeEach(() => {
  bid = aBid({ startPrice: 1_000_000, version: 4 })
})

/** Saves one bid as a server would. */
async function save(request: Request) {
  const { amount = bid.bidAmount, adjustmentPrice = bid.adjustmentPrice, exportType } = await request.json()
  bid = { ...bid, bidAmount: amount, adjustmentPrice, version: bid.version + 1 }
  if (exportType !== undefined) bid.exportType = exportType === -1 ? null : exportType
  const { bidId, bidAmount, bidStatus, bidDate, version } = bid
  return { bidId, bidAmount, bidStatus, bidDate, exportType: bid.exportType, adjustmentPrice, version }
}

const open = (answers: Record<string, unknown> = {}, flags: Partial<Permissions> = {}) =>
  show(<BidManagerPage />, {
    profile: aProfile('manager', flags),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers: {
      'GET /bid/index': () => aList([bid]),
      'GET /bid/filters': () => filtersOf(aList([bid])),
      'GET /bid/group': bidGroups,
      'GET /bid/allow': anAllowance(),
      'PUT /bid/update-bid': save,
      ...answers,
    },
  })

/** The editor without the list around it. */
async function alone(answers: Record<string, unknown> = {}, flags: Partial<Permissions> = {}) {
  const outcome: string[] = []
  const shown = await show(
    <BidEditor bid={bid} onClose={() => outcome.push('closed')} onSaved={() => outcome.push('saved')} />,
    {
      profile: aProfile('manager', flags),
      answers: {
        'GET /bid/group': bidGroups,
        'GET /bid/allow': anAllowance(),
        'PUT /bid/update-bid': save,
        ...answers,
      },
    },
  )
  return { ...shown, outcome }
}

type Shown = Awaited<ReturnType<typeof show>>
const opener = () => screen.findByRole('button', { name: /^Bid .* on lot 41207, edit$/ })
const form = () => within(screen.getByRole('form', { name: 'Edit the bid on lot 41207' }))
const amount = () => form().getByRole('textbox', { name: 'Bid amount' })
const saved = ({ sent }: Shown) => sent('PUT /bid/update-bid')
const row = () => screen.getByRole('row', { name: /Lot 41207/ })

/** An amount is selected on focus, so that typing replaces it. */
const type = ({ user }: Shown, typed: string) => user.keyboard(typed)

async function edit(shown: Shown, typed: string) {
  await shown.user.click(await opener())
  // The editor’s code is loaded when the first bid is opened.
  await screen.findByRole('form', { name: 'Edit the bid on lot 41207' })
  await type(shown, typed)
}

describe('the bid editor', () => {
  test('saves amount, group, adjustment price and export type together, and its row is highlighted for a second', async () => {
    const shown = await open()
    await edit(shown, '3180000')
    expect(form().getByRole('button', { name: /Group/ })).toHaveTextContent('No group')
    await shown.user.click(form().getByRole('button', { name: /Group/ }))
    await shown.user.click(await screen.findByRole('option', { name: 'A · buy 1 · 3 bids' }))
    await shown.user.type(form().getByRole('textbox', { name: 'Adjustment price' }), '30000')
    await shown.user.click(form().getByRole('button', { name: /Export type/ }))
    expect(await screen.findByRole('option', { name: 'No type' })).toBeVisible()
    await shown.user.click(screen.getByRole('option', { name: 'Container' }))
    await shown.user.click(form().getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(row()).toHaveAttribute('data-saved'))
    expect(saved(shown)).toEqual([
      { bidId: 7, version: 4, amount: 3_180_000, bidGroup: 1, adjustmentPrice: 30_000, exportType: 2 },
    ])
    expect(row()).toHaveTextContent(/3.180.000/)
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(await opener()).toHaveFocus()
    await waitFor(() => expect(row()).not.toHaveAttribute('data-saved'))
  })

  test('is opened with E, saved with Enter, and sends only changes', async () => {
    const shown = await open()
    await opener()
    await shown.user.keyboard('je')
    expect(amount()).toHaveFocus()
    // If the row had the focus again, digits would be its shortcuts.
    await shown.user.tab()
    await shown.user.click(await opener())
    expect(amount()).toHaveFocus()
    await shown.user.keyboard('3200000{Enter}')
    await waitFor(() => expect(saved(shown)).toEqual([{ bidId: 7, version: 4, amount: 3_200_000 }]))
  })

  test('restores the previous values when closed without saving', async () => {
    const shown = await open()
    await edit(shown, '3180000{Escape}')
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    await shown.user.click(await opener())
    expect(amount()).toHaveValue('3\u00A0150\u00A0000')
    expect(saved(shown)).toEqual([])
  })

  test('sends nothing when saved without changes', async () => {
    const shown = await alone()
    await type(shown, '{Enter}')
    expect([shown.outcome, saved(shown)]).toEqual([['closed'], []])
  })

  test('respects the bid step', async () => {
    const shown = await alone()
    await type(shown, '3182000{Enter}')
    expect(amount()).toBeInvalid()
    expect(form().getByText(/multiple of 5.000 yen/)).toBeVisible()
    await shown.user.clear(amount())
    await type(shown, '0{Enter}')
    expect(amount()).toHaveAccessibleDescription('Enter an amount above zero.')
    await type(shown, '{Backspace}3185000')
    expect(amount()).not.toBeInvalid()
    expect(saved(shown)).toEqual([])
  })

  test('asks before saving less than the start price', async () => {
    const shown = await alone()
    await type(shown, '900000{Enter}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Below the start price' }))
    expect(saved(shown)).toEqual([])
    await shown.user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(amount()).toHaveValue('900\u00A0000')
    await shown.user.click(form().getByRole('button', { name: 'Save' }))
    await shown.user.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(saved(shown)).toMatchObject([{ amount: 900_000 }]))
  })

  test('shows the client’s maximum bid in the selected group', async () => {
    const shown = await alone()
    expect(await form().findByText('¥ 4 350 000')).toBeVisible()
    await shown.user.click(form().getByRole('button', { name: /Group/ }))
    await shown.user.click(await screen.findByRole('option', { name: 'New group' }))
    await waitFor(() => expect(shown.asked('/bid/allow').at(-1)?.get('bidGroup')).toBe('0'))
    expect(shown.asked('/bid/allow').map((query) => query.get('userId'))).toEqual(['104882', '104882'])
  })

  test('warns in the last hour that the hall is not notified', async () => {
    bid = { ...bid, auctionDate: hoursAhead(0.5) }
    await alone()
    expect(form().getByText(/^Less than an hour until the auction/)).toBeVisible()
  })

  test('leaves out fields the manager may not see, and requests nothing for them', async () => {
    const hidden = { exportTypeShow: false, adjustmentPriceShow: false, managerBidForClient: false }
    const { calls } = await alone({}, hidden)
    expect(form().queryByRole('button', { name: /Export type/ })).not.toBeInTheDocument()
    expect(form().queryByRole('textbox', { name: 'Adjustment price' })).not.toBeInTheDocument()
    for (const call of ['GET /bid/export-type', 'GET /bid/group', 'GET /bid/allow'])
      expect(calls).not.toContain(call)
  })

  test('shows neither group nor type for a stock order', async () => {
    bid = { ...bid, lotType: 'stock' }
    await alone()
    expect(form().queryByRole('button', { name: /Group|Export type/ })).not.toBeInTheDocument()
  })

  test('does not save a bid that has closed in the meantime', async () => {
    bid = { ...bid, bidStatus: 3 }
    await alone()
    expect(form().getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'This bid can no longer be edited.',
    )
  })
})

test('a bid that is over has no editor', async () => {
  bid = { ...bid, bidStatus: 3 }
  await open()
  await screen.findByRole('radiogroup')
  expect(screen.queryByRole('button', { name: /on lot 41207, edit$/ })).not.toBeInTheDocument()
})

describe('an edit that fails', () => {
  const failing = (answer: () => unknown) => {
    let tries = 0
    return { 'PUT /bid/update-bid': (request: Request) => (++tries === 1 ? answer() : save(request)) }
  }
  const failure = async () => within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }))

  test('shows a dialog, keeps the input, and can be retried', async () => {
    const shown = await alone(failing(() => refused(500, 'internal')))
    await type(shown, '3180000{Enter}')
    const dialog = await failure()
    expect(dialog.getByText('The information has not been changed')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(amount()).toHaveValue('3\u00A0180\u00A0000')
    await shown.user.click(form().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shown.outcome).toEqual(['saved']))
  })

  test('for lack of credit shows the client’s figures', async () => {
    const detail = aBalance({ bidAllow: 3_160_000 })
    const shown = await alone(failing(() => refused(402, 'not_enough_credit', { detail })))
    await type(shown, '3180000{Enter}')
    const dialog = await failure()
    expect(dialog.getByText('Insufficient credit')).toBeVisible()
    expect(dialog.getByText('¥ 3 160 000')).toBeVisible()
  })

  test('because somebody else saved first keeps the input, shows their change, and saves over it when repeated', async () => {
    const shown = await open(
      failing(() => {
        bid = { ...bid, bidAmount: 3_500_000, version: 5 }
        return refused(409, 'stale')
      }),
    )
    await edit(shown, '3180000{Enter}')
    const dialog = await failure()
    expect(dialog.getByText(/^Someone else saved this bid first/)).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(row()).toHaveTextContent(/3.500.000/))
    expect(form().getByRole('status')).toHaveTextContent(/saving will overwrite theirs/)
    expect(amount()).toHaveValue('3\u00A0180\u00A0000')
    await shown.user.click(form().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(shown).at(-1)).toEqual({ bidId: 7, version: 5, amount: 3_180_000 }))
  })

  test('does not touch values somebody else has changed and that were not edited here', async () => {
    const shown = await open()
    await edit(shown, '3180000')
    bid = { ...bid, adjustmentPrice: 50_000, version: 5 }
    shown.store.dispatch(api.util.invalidateTags(['Bid']))
    await waitFor(() =>
      expect(form().getByRole('textbox', { name: 'Adjustment price' })).toHaveValue('50\u00A0000'),
    )
    expect(form().queryByRole('status')).not.toBeInTheDocument()
    await shown.user.click(form().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(shown)).toEqual([{ bidId: 7, version: 5, amount: 3_180_000 }]))
  })
})
