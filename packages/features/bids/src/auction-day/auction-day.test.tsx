import '../testing/setup.ts'
import { notifyBidLots } from '@seriba/api/bid-lots'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { DayBid } from '@seriba/contracts/auction-day'
import { formatDayWithWeekday, formatTime } from '@seriba/domain/format/date'
import { addDays } from '@seriba/domain/time/jst'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBusyDay, aDay, aDayBid, aHall, at, today } from '../testing/auction-day.ts'
import { aBid, aChangedBid, aList, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { AuctionDayPage } from './AuctionDayPage.tsx'

const open = (
  answers: Record<string, unknown> = {},
  { path = '/auction-day?view=day', permissions = {} } = {},
) =>
  show(<AuctionDayPage />, {
    profile: aProfile('manager', permissions),
    path,
    route: '/auction-day',
    answers: { 'GET /bid/day': aDay(), ...answers },
  })
const board = () => screen.findByRole('region', { name: 'Board' })
const results = () => screen.getByRole('region', { name: 'Results' })

test('each hall has a lane showing where it stands and how late it is', async () => {
  await open()
  const lanes = within(await board())
  expect(lanes.getByText('USS Yokohama')).toBeVisible()
  expect(lanes.getByText('at 30511')).toBeVisible()
  expect(lanes.getByText('4 min late')).toBeVisible()
  expect(lanes.getByRole('link', { name: /^Lot 30511, Toyota Crown Royal, USS Yokohama/ })).toHaveAttribute(
    'href',
    '/car-auctions/3',
  )
  expect(within(results()).getByRole('status')).toHaveTextContent('2 won, 1 lost, 0 not sold')
})

test('the address is requested as it is, and selections are added to it', async () => {
  const { asked, user, router } = await open({}, { path: '/auction-day?date=2031-03-04&whose=clients' })
  await waitFor(() =>
    expect(Object.fromEntries(asked('/bid/day')[0] ?? [])).toEqual({ date: '2031-03-04', whose: 'clients' }),
  )
  await user.click(screen.getByRole('button', { name: 'Day after' }))
  await user.click(screen.getByRole('radio', { name: 'Mine' }))
  expect(router.state.location.search).toBe('?date=2031-03-05&whose=mine')
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(router.state.location.search).toBe('?whose=mine')
})

test('a day whose lots have all run says so and offers the whole day', async () => {
  const past = aDayBid({ auctionDate: hoursAhead(-3) })
  const { user } = await open({ 'GET /bid/day': { ...aDay(), bids: [past] } }, { path: '/auction-day' })
  expect(await screen.findByText('Nothing left today')).toBeVisible()
  expect(results()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Whole day' }))
  expect(within(await board()).getByRole('link', { name: /^Lot 30511/ })).toBeVisible()
})

test.each([
  [40, /in 40 min/],
  [505, /in 8 h 25 min/],
])(
  'the time to the next lot is shown in minutes, and in hours from one hour on: %d',
  async (minutes, told) => {
    const next = aDayBid({ auctionDate: new Date(Date.now() + minutes * 60_000).toISOString() })
    await open({ 'GET /bid/day': { ...aDay(), bids: [next], halls: [aHall({ delayMs: null })] } })
    expect(await screen.findByRole('button', { name: /^Next:/ })).toHaveTextContent(told)
  },
)

test('a new result is requested by its lot and appears in the results', async () => {
  const won = aDayBid({ bidId: 3, lotId: '3', auctionDate: at(10, 5), bidStatus: 6, soldPrice: 1_100_000 })
  const { asked } = await open({
    'GET /bid/day': ({ url }: Request) =>
      new URL(url).searchParams.has('lots[]') || url.includes('lots')
        ? { ...aDay(), bids: [won], halls: [aHall({ nowAt: 30_533 })] }
        : aDay(),
  })
  await board()
  notifyBidLots(['3'])
  expect(await within(results()).findByText(/1.100.000/)).toBeVisible()
  expect(screen.getByText('at 30533')).toBeVisible()
  expect(asked('/bid/day')).toHaveLength(2)
})

test('a result the hall reports ahead of its pace is not shown in the future', async () => {
  const [due, told] = [hoursAhead(-0.1), hoursAhead(-0.05)]
  const lost = aDayBid({ auctionDate: due, updatedAt: told, bidStatus: 5, soldPrice: 1_300_000 })
  await open({ 'GET /bid/day': { ...aDay(), bids: [lost], halls: [aHall({ delayMs: 30 * 60_000 })] } })
  const line = (
    await within(await screen.findByRole('region', { name: 'Results' })).findAllByRole('listitem')
  )[0]
  expect(line).toHaveTextContent(formatTime(new Date(told)))
})

test('tasks to be done by hand are red and completed with a click', async () => {
  const { user, sent } = await open({ 'PUT /bid/done-by-hand': { success: true } })
  const lanes = within(await board())
  await user.click(lanes.getByRole('button', { name: 'Lot 30642 is done' }))
  await waitFor(() => expect(sent('PUT /bid/done-by-hand')).toEqual([{ bidId: 4, action: 'withdraw' }]))
})

test('a win reported by the hall is confirmed with its price', async () => {
  const { user, sent } = await open({
    'PUT /bid/results': { entered: [{ bidId: 6, from: 2, priceFrom: null }], skipped: [] },
  })
  await user.click(within(await board()).getByRole('button', { name: 'Confirm win of lot 6310' }))
  await waitFor(() =>
    expect(sent('PUT /bid/results')).toEqual([{ rows: [{ bidId: 6, outcome: 'win', soldPrice: 600_000 }] }]),
  )
})

const leads = {
  'GET /bid/day': { ...aDay(), bids: [aDayBid({ bidId: 9, byHand: 'lead', bidStatus: 1 })] },
  'GET /bid/index': aList([aBid({ bidId: 9, byHand: 'lead', bidStatus: 1, auctionDate: at(10) })]),
  'PUT /bid/update-bid-status': aChangedBid(),
  'PUT /bid/done-by-hand': { success: true },
}

test.each(['its button', 'W'])(
  'a bid that leads because another dropped out is set to Bid by %s, after confirmation',
  async (by) => {
    const { user, sent, asked } = await open(leads, { permissions: { lastHourBidWarning: false } })
    const lanes = within(await board())
    expect(lanes.getByText('Act by hand')).toBeVisible()
    if (by === 'W') await user.keyboard('jw')
    else await user.click(lanes.getByRole('button', { name: 'Set lot 30511 to Bid' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm bid status change' }))
    expect(sent('PUT /bid/update-bid-status')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 9, status: 2 }]))
    // The board requests the lot again.
    await waitFor(() => expect(asked('/bid/day')).toHaveLength(2))
  },
)

test('a bid that leads because another dropped out can be left as it is', async () => {
  const { user, sent } = await open(leads)
  await user.click(within(await board()).getByRole('button', { name: 'Leave lot 30511 as it is' }))
  await waitFor(() => expect(sent('PUT /bid/done-by-hand')).toEqual([{ bidId: 9, action: 'lead' }]))
  expect(sent('PUT /bid/update-bid-status')).toEqual([])
})

test('the user is told when a colleague was faster, and nothing is lost', async () => {
  const { user, store } = await open({ 'PUT /bid/done-by-hand': () => refused(409, 'stale') })
  await user.click(within(await board()).getByRole('button', { name: 'Lot 30642 is done' }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'Couldn’t confirm lot 30642' }]),
  )
})

test('results are typed one after another and entered together, and refused ones stay with the reason', async () => {
  const { user, sent } = await open({
    'PUT /bid/results': {
      entered: [{ bidId: 3, from: 2, priceFrom: null }],
      skipped: [{ bidId: 5, code: 'lot_already_won' }],
    },
  })
  await board()
  const form = within(screen.getByRole('region', { name: 'Enter results' }))
  await user.type(form.getByRole('textbox', { name: 'Lot no' }), '30511{Enter}0')
  await user.click(form.getByRole('button', { name: 'Win' }))
  const price = form.getByRole('textbox', { name: 'Sold price' })
  expect(price).toHaveFocus()
  expect(price).toHaveAccessibleDescription('Enter an amount above zero.')
  await user.type(price, '{Backspace}1200000')
  await user.click(form.getByRole('button', { name: 'Win' }))
  await user.type(form.getByRole('textbox', { name: 'Lot no' }), '1042')
  await user.click(form.getByRole('button', { name: 'Lost' }))
  expect(sent('PUT /bid/results')).toEqual([])
  await user.click(form.getByRole('button', { name: 'Enter 2 results' }))
  await waitFor(() =>
    expect(sent('PUT /bid/results')).toEqual([
      {
        rows: [
          { bidId: 3, was: 2, outcome: 'win', soldPrice: 1_200_000 },
          { bidId: 5, was: 1, outcome: 'lost' },
        ],
      },
    ]),
  )
  expect(await form.findByRole('button', { name: 'Enter 1 result' })).toBeVisible()
  expect(form.getByRole('listitem')).toHaveTextContent(/1042 Crown Athlete.*(already|won)/)
})

test('a lot its hall is negotiating links to the negotiation once its time has come', async () => {
  const bids = [
    aDayBid({ bidId: 3, auctionDate: hoursAhead(-1) }),
    aDayBid({ bidId: 4, lotId: '4', lotNo: 30_512, auctionDate: hoursAhead(1) }),
  ]
  const { user } = await open({ 'GET /bid/day': { ...aDay(), bids } })
  await board()
  const form = within(screen.getByRole('region', { name: 'Enter results' }))
  await user.type(form.getByRole('textbox', { name: 'Lot no' }), '30511')
  expect(form.getByRole('link', { name: 'Negotiate about lot 30511' })).toHaveAttribute(
    'href',
    '/negotiations?bid=3',
  )
  await user.clear(form.getByRole('textbox', { name: 'Lot no' }))
  await user.type(form.getByRole('textbox', { name: 'Lot no' }), '30512')
  expect(form.queryByRole('link')).toBeNull()
})

test('a lot without bids cannot be entered, and a lot with several bids asks which one', async () => {
  const twice: DayBid[] = [1, 2].map((bidId) => aDayBid({ bidId, lotId: '1', client: `Client ${bidId}` }))
  const { user, sent } = await open({ 'GET /bid/day': { ...aDay(), bids: twice } })
  await board()
  const form = within(screen.getByRole('region', { name: 'Enter results' }))
  const lotNo = form.getByRole('textbox', { name: 'Lot no' })
  await user.type(lotNo, '77')
  await user.click(form.getByRole('button', { name: 'Win' }))
  expect(form.getByText('No bid on this lot')).toBeVisible()
  await user.clear(lotNo)
  await user.type(lotNo, '30511')
  await user.click(form.getByRole('button', { name: 'Lost' }))
  expect(form.getByText('Choose the bid')).toBeVisible()
  expect(sent('PUT /bid/results')).toEqual([])
})

test('keys move from lot to lot and hall to hall, and R opens the result of the selected lot', async () => {
  const { user } = await open()
  await board()
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Lot 30290/))
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Lot 30511/))
  await user.keyboard('l')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/TAA Kinki/))
  await user.keyboard('r')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Lot no'))
  expect(document.activeElement).toHaveValue('1042')
})

test('a bid that is not rendered yet is scrolled into view from the results and gets the focus', async () => {
  const busy = aBusyDay(4, 800)
  const { user } = await open({ 'GET /bid/day': busy })
  const scroller = await board()
  Object.assign(scroller, {
    scrollTo({ top, left }: { top: number; left: number }) {
      Object.assign(scroller, { scrollTop: top, scrollLeft: left })
      scroller.dispatchEvent(new Event('scroll'))
    },
  })
  const last = within(results()).getByRole('button', { name: /^Show lot 1602,/ })
  expect(within(scroller).queryByRole('link', { name: /^Lot 1602,/ })).toBeNull()
  await user.click(last)
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Lot 1602, Toyota/))
  expect(within(scroller).queryByRole('link', { name: /^Lot 1000,/ })).toBeNull()
})

test('a slot opens its lot, while a click on its right side only selects it', async () => {
  const { user, router } = await open()
  const link = within(await board()).getByRole('link', { name: /^Lot 30511/ })
  const slot = link.closest<HTMLElement>('[data-bid]') as HTMLElement
  slot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 56)
  const press = (clientX: number) =>
    user.pointer({ keys: '[MouseLeft]', target: within(slot).getByText('Crown Royal'), coords: { clientX } })
  await press(280)
  expect(slot).toHaveAttribute('data-focused')
  expect(router.state.location.pathname).toBe('/auction-day')
  await press(150)
  await waitFor(() => expect(router.state.location.pathname).toBe('/car-auctions/3'))
})

test('a manager who may not change statuses has read-only access', async () => {
  await open({}, { permissions: { bidManageStatus: false } })
  await board()
  expect(screen.queryByRole('button', { name: /is done/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Enter results' })).toBeNull()
})

test('an empty day and a failed load have their own messages, and the load can be retried', async () => {
  let broken = true
  const { user } = await open({
    'GET /bid/day': () => (broken ? refused(500, 'internal') : { ...aDay(), bids: [], halls: [] }),
  })
  expect(await screen.findByText('Couldn’t load the day')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No bids on this day')).toBeVisible()
})

test('a day without bids, or whose lots have all run, links to the next day with bids', async () => {
  const nextDate = addDays(today, 2)
  const past = aDayBid({ auctionDate: hoursAhead(-3) })
  for (const bids of [[], [past]]) {
    const { user, router, unmount } = await open(
      { 'GET /bid/day': { ...aDay(), bids, nextDate } },
      { path: '/auction-day' },
    )
    const name = `Go to ${formatDayWithWeekday(nextDate, 'en')}`
    await user.click(await screen.findByRole('button', { name }))
    expect(router.state.location.search).toBe(`?date=${nextDate}`)
    unmount()
  }
})
