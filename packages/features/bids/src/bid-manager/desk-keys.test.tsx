import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { clearUndoSteps } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { useRegisteredCommands } from '@seriba/ui/page-commands'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

let bids: Bid[]
beforeEach(() => {
  clearUndoSteps()
  bids = [1, 2, 3, 4].map((at) =>
    aBid({
      bidId: at,
      id: `9${at}`,
      lotNo: 100 + at,
      auctionDate: hoursAhead(-2),
      bidAmount: at * 1_000_000,
    }),
  )
})

function keep(bidId: number, part: Partial<Bid>) {
  bids = bids.map((bid) => (bid.bidId === bidId ? { ...bid, ...part } : bid))
  return aChangedBid(
    bids.find((bid) => bid.bidId === bidId),
    bids,
  )
}

const many = 'PUT /bid/update-status-many'
const single = 'PUT /bid/update-bid-status'

const open = async (answers: Record<string, unknown> = {}) => {
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': () => aList(bids),
      'GET /bid/filters': () => filtersOf(aList(bids)),
      [single]: async (request: Request) => {
        const { bidId, status } = await request.json()
        return keep(bidId, { bidStatus: status })
      },
      [many]: async (request: Request) => {
        const { bidIds, status } = await request.json()
        const moved = bidIds.map((bidId: number) => {
          const from = bids.find((bid) => bid.bidId === bidId)?.bidStatus
          keep(bidId, { bidStatus: status })
          return { bidId, from, takenOut: [] }
        })
        return { moved, skipped: [] }
      },
      ...answers,
    },
  })
  await screen.findByRole('radiogroup', { name: 'Bid status of lot 104' })
  return { ...shown, press: (keys: string) => shown.user.keyboard(keys) }
}

const bar = () => screen.queryByRole('toolbar', { name: 'Selected bids' })
const chosen = () =>
  screen
    .getAllByRole('checkbox', { name: /Select the bid/ })
    .flatMap((box) => ((box as HTMLInputElement).checked ? box.getAttribute('aria-label')?.slice(-3) : []))

describe('selecting rows', () => {
  test('X selects the focused row, Shift+X all rows up to it, and Escape clears the selection', async () => {
    const { press } = await open()
    await press('jx')
    expect(chosen()).toEqual(['101'])
    await press('jj{Shift>}X{/Shift}')
    expect(chosen()).toEqual(['101', '102', '103'])
    const shown = within(await screen.findByRole('toolbar', { name: 'Selected bids' }))
    expect(shown.getByText('¥ 6 000 000')).toBeVisible()
    await press('{Escape}')
    expect(chosen()).toEqual([])
    expect(bar()).toBeNull()
  })

  test('R selects every bid on the lot', async () => {
    keep(2, { id: '91', lotNo: 101 })
    const { press } = await open()
    await press('jr')
    expect(chosen()).toEqual(['101', '101'])
    await press('r')
    expect(chosen()).toEqual([])
  })

  test('a checkbox selects its row', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Select the bid on lot 103' }))
    expect(chosen()).toEqual(['103'])
  })
})

describe('one status for the selected rows', () => {
  test('is confirmed once, and set by key and Enter', async () => {
    const { press, sent } = await open()
    await press('jxjx3')
    expect(await screen.findByRole('alertdialog', { name: 'Set 2 bids to “Don’t bid”?' })).toBeVisible()
    await press('{Enter}')
    await waitFor(() => expect(sent(many)).toEqual([{ bidIds: [1, 2], status: 3, anyway: false }]))
    await waitFor(() => expect(bar()).toBeNull())
  })

  test('is never Win, and leaves alone bids that already have it', async () => {
    keep(2, { bidStatus: 3 })
    const { press, user, calls } = await open()
    await press('jxjx6')
    const alone = within(await screen.findByRole('alertdialog', { name: 'Set status of 2 bids' }))
    expect(alone.getByText('Wins are confirmed one at a time.')).toBeVisible()
    await user.click(alone.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await press('3')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Set 1 bid to “Don’t bid”?' }))
    expect(dialog.getByText(/1 bid has this status already/)).toBeVisible()
    expect(calls).not.toContain(many)
  })

  test('skips bids behind another client’s unless they are included explicitly', async () => {
    keep(2, { sameLot: { rank: 2, of: 2, overtaken: [] } })
    const { press, user, sent } = await open()
    await press('jxjx2')
    await screen.findByRole('alertdialog', { name: 'Set 1 bid to “Bid”?' })
    await user.click(screen.getByRole('checkbox', { name: 'Bid them anyway' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Set 2 bids to “Bid”?' }))
    await user.click(dialog.getByRole('button', { name: 'Set status' }))
    await waitFor(() => expect(sent(many)).toEqual([{ bidIds: [1, 2], status: 2, anyway: true }]))
  })

  test('reports which bids the server skipped, and why', async () => {
    const { press, store } = await open({
      [many]: {
        moved: [{ bidId: 1, from: 1, takenOut: [] }],
        skipped: [{ bidId: 2, code: 'lot_already_won' }],
      },
    })
    await press('jxjx3')
    await screen.findByRole('alertdialog')
    await press('{Enter}')
    await waitFor(() => {
      const texts = selectToasts(store.getState()).map((toast) => toast.kind === 'message' && toast.text)
      expect(texts).toEqual(['1 bid was skipped', '1 bid: Don’t bid'])
    })
  })

  test('can be undone to each bid’s previous status', async () => {
    keep(2, { bidStatus: 2 })
    const { press, sent } = await open()
    await press('jxjx3')
    await screen.findByRole('alertdialog')
    await press('{Enter}')
    await waitFor(() => expect(bar()).toBeNull())
    await press('{Control>}z{/Control}')
    await waitFor(() =>
      expect(sent(many).slice(1)).toEqual([
        { bidIds: [1], status: 1, anyway: true, was: 3 },
        { bidIds: [2], status: 2, anyway: true, was: 3 },
      ]),
    )
  })
})

describe('undo', () => {
  const status = (lotNo: number) =>
    within(screen.getByRole('radiogroup', { name: `Bid status of lot ${lotNo}` }))
      .getAllByRole('radio')
      .findIndex((radio) => (radio as HTMLInputElement).checked || radio.ariaChecked === 'true') + 1
  const made = (shown: Awaited<ReturnType<typeof open>>, count: number) =>
    waitFor(() => expect(shown.sent(single)).toHaveLength(count))
  const told = (shown: Awaited<ReturnType<typeof open>>) =>
    selectToasts(shown.store.getState()).map((toast) => toast.kind === 'message' && toast.text)

  test('reverts the last five changes, newest first, unless somebody has changed them since', async () => {
    const shown = await open()
    await shown.press('j3')
    await waitFor(() => expect(told(shown)).toEqual(['Lot 101: Don’t bid']))
    await shown.press('j4')
    await waitFor(() => expect(told(shown)).toEqual(['Lot 102: Cancel']))
    await shown.press('{Control>}z{/Control}')
    await made(shown, 3)
    await shown.press('{Control>}z{/Control}')
    await made(shown, 4)
    expect(shown.sent(single).slice(2)).toEqual([
      { bidId: 2, status: 1, anyway: true, was: 4 },
      { bidId: 1, status: 1, anyway: true, was: 3 },
    ])
    await waitFor(() => expect([status(101), status(102)]).toEqual([1, 1]))
    await shown.press('{Control>}z{/Control}')
    await waitFor(() => expect(told(shown)).toContain('Nothing to undo'))
  })

  test('explains that a win cannot be undone this way', async () => {
    const shown = await open()
    await shown.press('j6')
    await waitFor(() => expect(told(shown)).toEqual(['Lot 101: Win']))
    expect(selectToasts(shown.store.getState())[0]).not.toHaveProperty('undo')
    await shown.press('{Control>}z{/Control}')
    await waitFor(() => expect(told(shown).at(-1)).toMatch(/The win of lot 101 can’t be undone this way/))
    expect(shown.sent(single)).toHaveLength(1)
  })

  test('says when somebody has changed the bid since', async () => {
    let tries = 0
    const shown = await open({
      [single]: () => (++tries === 1 ? keep(1, { bidStatus: 3 }) : refused(409, 'stale')),
    })
    await shown.press('j3')
    await waitFor(() => expect(told(shown)).toEqual(['Lot 101: Don’t bid']))
    await shown.press('{Control>}z{/Control}')
    await waitFor(() => expect(told(shown)).toContain('Couldn’t undo the change to lot 101'))
  })
})

test('P opens the editor at the amount, and G at the group', async () => {
  const { press } = await open({ 'GET /bid/bid-group': [] })
  await press('jp')
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Bid amount/ })).toHaveFocus())
  await press('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Bid amount/ })).not.toBeInTheDocument())
  await press('g')
  const form = within(await screen.findByRole('form', { name: 'Edit the bid on lot 101' }))
  await waitFor(() => expect(form.getByRole('button', { name: /Group/ })).toHaveFocus())
})

test('the palette offers what keys do with the focused row', async () => {
  const offered = () => renderHook(useRegisteredCommands).result.current
  const { press, sent } = await open()
  expect(offered().map(({ label }) => label)).toEqual(['Undo', 'Keyboard'])
  await press('j')
  const dontBid = offered().find(({ label }) => label === 'Don’t bid: lot 101')
  act(() => dontBid?.run())
  await waitFor(() => expect(sent(single)).toEqual([{ bidId: 1, status: 3 }]))
})

test('a lot another client has won can be won again with a reason, which is kept until it is accepted', async () => {
  const detail = { bidId: 9, clientId: 12, client: 'Nikolai Baranov' }
  let tries = 0
  const { press, user, sent } = await open({
    [single]: () =>
      [refused(409, 'lot_already_won', { detail }), refused(500, 'internal')][tries++] ??
      keep(1, { bidStatus: 6 }),
  })
  await press('j6')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lot 101 has been won already' }))
  expect(dialog.getByText('Won by bid 9 of Nikolai Baranov')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Win a second time' }))
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeInvalid()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Given on')
  const again = { bidId: 1, status: 6, secondWin: 'Given on' }
  await user.click(dialog.getByRole('button', { name: 'Win a second time' }))
  await waitFor(() => expect(sent(single)[1]).toEqual(again))
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Given on')
  await user.click(dialog.getByRole('button', { name: 'Win a second time' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent(single)[2]).toEqual(again)
})

describe('a key that the row does not allow', () => {
  const told = (store: Awaited<ReturnType<typeof open>>['store']) =>
    selectToasts(store.getState()).map((toast) => ('detail' in toast ? toast.detail : undefined))

  test('explains why instead of doing nothing', async () => {
    keep(1, { bidStatus: bidStatus.finished })
    const { press, store } = await open()
    await press('je')
    expect(told(store)).toEqual(['This bid can no longer be edited.'])
    await press('a')
    expect(told(store)).toHaveLength(2)
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('asks for a row if none is focused', async () => {
    const { press, store } = await open()
    await press('s')
    expect(told(store)).toEqual(['Choose a row first, with J or K.'])
  })
})
