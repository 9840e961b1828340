import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { clearUndoSteps, undoStep } from '@seriba/api/undo'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aDay, aDayBid } from '../testing/auction-day.ts'
import { show } from '../testing/render.tsx'
import { AuctionDayPage } from './AuctionDayPage.tsx'

const many = 'PUT /bid/update-status-many'
const single = 'PUT /bid/update-bid-status'
beforeEach(clearUndoSteps)

async function open(entered: object[], answers: Record<string, unknown> = {}) {
  const shown = await show(<AuctionDayPage />, {
    profile: aProfile('manager'),
    path: '/auction-day?view=day',
    route: '/auction-day',
    answers: {
      'GET /bid/day': {
        ...aDay(),
        bids: [aDayBid({ bidId: 3 }), aDayBid({ bidId: 4, lotId: '4', lotNo: 971 })],
      },
      'PUT /bid/results': { entered, skipped: [] },
      [many]: { moved: [], skipped: [] },
      ...answers,
    },
  })
  const form = within(await screen.findByRole('region', { name: 'Enter results' }))
  const enter = async (text: string) => {
    await shown.user.click(form.getByRole('textbox', { name: 'Lot no' }))
    await shown.user.paste(text)
    await shown.user.click(form.getByRole('button', { name: /^Enter \d/ }))
    await waitFor(() => expect(form.queryByRole('button', { name: /^Enter \d/ })).toBeNull())
    ;(document.activeElement as HTMLElement | null)?.blur()
  }
  const told = () =>
    selectToasts(shown.store.getState()).map((toast) => (toast.kind === 'message' ? toast.text : ''))
  const undo = () => shown.user.keyboard('{Control>}z{/Control}')
  return { ...shown, enter, told, undo }
}

const before = (bidId: number, more = {}) => ({ bidId, from: 2, priceFrom: null, ...more })

test('Ctrl+Z restores the previous status of bids, and the price if it changed with it', async () => {
  const { enter, told, undo, sent } = await open([before(3, { from: 1 }), before(4)])
  await enter('30511 lost\n971 lost 1700000')
  await waitFor(() => expect(told()).toContain('2 results entered'))
  await undo()
  await waitFor(() => expect(sent(many)).toEqual([{ bidIds: [3], status: 1, anyway: true, was: 5 }]))
  expect(sent(single)).toEqual([{ bidId: 4, status: 2, soldPrice: 0, anyway: true, was: 5 }])
})

test('a win is kept with an explanation, and results entered with it are undone', async () => {
  const { enter, told, undo, sent } = await open([before(3), before(4)])
  await enter('30511 win 1200000\n971 lost')
  await waitFor(() => expect(told()).toContain('2 results entered'))
  await undo()
  await waitFor(() => expect(told().join()).toMatch(/The win of lot 30511 can’t be undone this way/))
  expect(sent(many)).toEqual([{ bidIds: [4], status: 2, anyway: true, was: 5 }])
})

test('a toast about wins alone offers no undo, and the key explains why', async () => {
  const { enter, told, undo, store } = await open([before(3)])
  await enter('30511 win 1200000\n')
  await waitFor(() => expect(told()).toContain('1 result entered'))
  expect(selectToasts(store.getState()).some((toast) => 'undo' in toast)).toBe(false)
  await undo()
  expect(told().join()).toMatch(/The win of lot 30511 can’t be undone this way/)
})

test('a refusal by the server is reported with its lots', async () => {
  const { enter, told, store } = await open([before(3)], {
    [many]: { moved: [], skipped: [{ bidId: 3, code: 'stale' }] },
  })
  await enter('30511 lost\n')
  await waitFor(() => expect(told()).toContain('1 result entered'))
  store.dispatch(undoStep())
  await waitFor(() => expect(told()).toContain('1 bid was skipped'))
})
