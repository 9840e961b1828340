import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { SavedSearch } from '@seriba/contracts/searches'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { AlertsPart } from './AlertsPart.tsx'

const profile = aProfile()
const keep = 'PUT /user/update-notification-choices'
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const { quiet } = allNotificationsOn

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const device = {
  id: 7,
  userAgent: 'Mozilla/5.0 (Android 15) Chrome/140',
  since: '2026-11-01T00:00:00Z',
  isCurrent: false,
}
const channels = {
  push: { publicKey: 'BKey', devices: [device] },
  telegram: { name: '@pmwangi', since: '2026-10-02T00:00:00Z' },
}
const week = {
  channels: [
    { channel: 'inApp', sent: 41, opened: 29, held: null },
    { channel: 'push', sent: 33, opened: null, held: 6 },
    { channel: 'telegram', sent: 12, opened: null, held: 0 },
    { channel: 'email', sent: 9, opened: null, held: null },
  ],
}
const search: SavedSearch = {
  id: 3,
  name: 'Prado for Dar',
  params: 'maker=Toyota',
  type: 'car-auction',
  dailyEmail: true,
  instant: false,
  ceiling: null,
  fresh: 0,
}

const counters = (searches: readonly SavedSearch[]) => ({
  bid: 0,
  notifications: 0,
  search: Object.fromEntries(
    allPageTypes.map((name) => [name, String(searches.filter(({ type }) => type === name).length)]),
  ),
})

type Opened = {
  answers?: Record<string, unknown>
  detail?: typeof profile.detail
  searches?: SavedSearch[]
  narrow?: boolean
}

async function open({
  answers = {},
  detail = profile.detail,
  searches = [search],
  narrow = false,
}: Opened = {}) {
  if (narrow)
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const page = await show(<AlertsPart detail={detail} />, {
    answers: {
      'GET /user/notification-choices': allNotificationsOn,
      'GET /user/alert-channels': channels,
      'GET /site/menu-counters': counters(searches),
      'GET /user/my-search': { items: searches, counter: searches.length },
      'POST /user/update-search': { success: true, counter: 1 },
      'POST /user/test-alert': { success: true },
      'GET /user/notification-week': week,
      'POST /user/push-unsubscribe': { success: true },
      [keep]: { success: true },
      ...answers,
    },
  })
  if (narrow) await screen.findByRole('list', { name: 'Bids' })
  else await screen.findByRole('table', { name: 'Choose how we notify you' })
  await screen.findByText('Push notifications', { selector: 'p' })
  return page
}
const cell = (name: string) => screen.getByRole('checkbox', { name })
const rest = () => act(() => vi.advanceTimersByTime(400))
const withTimers = () => vi.useFakeTimers({ shouldAdvanceTime: true })

test('notification choices are saved once they have been unchanged for a moment', async () => {
  const { sent } = await open()
  withTimers()
  fireEvent.click(cell('Message from the manager: Sound'))
  fireEvent.click(cell('Bid status changed: Push'))
  rest()
  await vi.waitFor(() =>
    expect(sent(keep)).toEqual([{ off: ['message.sound', 'bidStatus.push'], quiet, timeZone }]),
  )
  fireEvent.click(cell('Message from the manager: Sound'))
  rest()
  await vi.waitFor(() => expect(sent(keep)).toContainEqual({ off: ['bidStatus.push'], quiet, timeZone }))
})

test('notifications are grouped, with the most important group first', async () => {
  await open()
  const table = within(screen.getByRole('table', { name: 'Choose how we notify you' }))
  const groups = table.getAllByRole('rowgroup').slice(1)
  expect(groups.map((group) => within(group).getAllByRole('rowheader')[0]?.textContent?.trim())).toEqual([
    'Bids',
    'Lots',
    'Money and shipping',
  ])
  expect(within(groups[2] as HTMLElement).getByText('Invoice issued')).toBeVisible()
})

test('a phone shows quiet hours first and groups events the same way', async () => {
  await open({ narrow: true })
  const sections = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
  const names = sections.map((id) => id && document.getElementById(id)?.textContent)
  expect(names.slice(0, 3)).toEqual(['Quiet hours', 'Notifications', 'Channels'])
  expect(within(screen.getByRole('list', { name: 'Lots' })).getAllByRole('listitem')).toHaveLength(4)
})

test('emails about bids are switched off together, but a win is always reported', async () => {
  await open({ detail: { ...profile.detail, bidEmailNotify: false } })
  for (const topic of ['Bid status changed', 'Message from the manager'])
    expect(cell(`${topic}: Email`)).toBeDisabled()
  expect(cell('Bid status changed: Email')).not.toBeChecked()
  expect(cell('New lots in a saved search: Email')).toBeEnabled()
  expect(cell('Bid won: Email')).toBeChecked()
  expect(cell('Bid won: Email')).toBeDisabled()
  expect(cell('Bid won: Sound')).toBeEnabled()
})

test('a channel that is not connected cannot be chosen and says so', async () => {
  const none = { push: { ...channels.push, devices: [] }, telegram: { name: null, since: null } }
  await open({ answers: { 'GET /user/alert-channels': none } })
  expect(cell('Bid won: Push')).toBeDisabled()
  expect(cell('Bid won: Telegram')).toBeDisabled()
  expect(screen.getByRole('columnheader', { name: 'Push not connected' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Connect' })).toBeEnabled()
})

test('quiet hours are saved with their exceptions, but an incomplete time is not', async () => {
  const { sent } = await open()
  withTimers()
  const hours = within(screen.getByRole('group', { name: 'Quiet hours' }))
  expect(hours.getByLabelText('From')).toHaveValue('22:00')
  fireEvent.change(hours.getByLabelText('From'), { target: { value: '2330' } })
  fireEvent.change(hours.getByLabelText('To'), { target: { value: '6' } })
  fireEvent.blur(hours.getByLabelText('To'))
  expect(hours.getByLabelText('To')).toHaveValue('7:00')
  fireEvent.click(hours.getByRole('switch', { name: 'Quiet hours' }))
  fireEvent.click(
    cell(
      'Let through at once: wins, deadlines to cancel a bid, negotiations, requests to withdraw a bid, questions about a budget, and favorites about to start. The rest arrives as one message afterwards.',
    ),
  )
  rest()
  const chosen = { on: true, from: 23 * 60 + 30, to: 7 * 60, urgent: false }
  await vi.waitFor(() => expect(sent(keep)).toEqual([{ off: [], quiet: chosen, timeZone }]))
})

test('a choice that could not be saved is reverted with an error message', async () => {
  await open({ answers: { [keep]: () => refused(500, 'internal') } })
  withTimers()
  fireEvent.click(cell('Bid status changed: Sound'))
  expect(cell('Bid status changed: Sound')).not.toBeChecked()
  rest()
  expect(await screen.findByRole('alert')).toHaveTextContent('The information has not been changed')
  await vi.waitFor(() => expect(cell('Bid status changed: Sound')).toBeChecked())
})

test('staff see choices about the desk', async () => {
  await open({ detail: { ...profile.detail, roleId: roleIds.manager, userType: userTypes.manager } })
  expect(cell('Message from a client: Email')).toBeEnabled()
  expect(cell('Bid changed by a colleague: Sound')).toBeEnabled()
  expect(screen.queryByRole('checkbox', { name: 'Bid won: Sound' })).not.toBeInTheDocument()
})

test('a browser that receives notifications is listed and can be tested and turned off', async () => {
  const { user, sent } = await open()
  expect(screen.getByText(/Chrome, Android/)).toBeVisible()
  expect(await screen.findByText('This browser can’t show push notifications.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Send a test' })[0] as HTMLElement)
  await waitFor(() => expect(sent('POST /user/test-alert')).toEqual([{ channel: 'push' }]))
  await user.click(screen.getByRole('button', { name: 'Stop notifying Chrome, Android' }))
  await waitFor(() => expect(sent('POST /user/push-unsubscribe')).toEqual([{ id: 7 }]))
})

test('changing how often a search alerts, or its price ceiling, takes effect immediately', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: /When to notify you: Prado for Dar/ }))
  await user.click(await screen.findByRole('option', { name: 'At once' }))
  await waitFor(() =>
    expect(sent('POST /user/update-search')).toEqual([{ id: 3, dailyEmail: false, instant: true }]),
  )
  await user.type(screen.getByRole('textbox', { name: 'Highest price: Prado for Dar' }), '2000000{Enter}')
  await waitFor(() =>
    expect(sent('POST /user/update-search').at(-1)).toEqual({
      id: 3,
      ceiling: { by: 'start', yen: 2_000_000 },
    }),
  )
})

test('a search of past results has no instant alerts and only one kind of price', async () => {
  const { user } = await open({ searches: [{ ...search, type: 'bike-stats' }] })
  await user.click(await screen.findByRole('button', { name: /When to notify you/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Never',
    'Daily email',
  ])
  expect(screen.queryByRole('button', { name: /Which price/ })).not.toBeInTheDocument()
})

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the week shows what came through each channel and leaves unknown figures blank', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: 'This week' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map(cellsOf)).toEqual([
    ['41', '29', ''],
    ['33', '', '6'],
    ['12', '', '0'],
    ['9', '', ''],
  ])
})

test('a company without a bot has no row for it, and a week that failed to load can be retried', async () => {
  let fails = true
  const { user } = await open({
    answers: {
      'GET /user/alert-channels': { ...channels, telegram: null },
      'GET /user/notification-week': () => (fails ? refused(500, 'internal') : week),
    },
  })
  fails = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  const table = within(await screen.findByRole('table', { name: 'This week' }))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'In app',
    'Push notifications',
    'Email',
  ])
})

test('staff see what may get through to them during quiet hours', async () => {
  const detail = { ...profile.detail, roleId: roleIds.manager, userType: userTypes.manager }
  await open({ detail })
  expect(cell('Client’s answer to a question about their budget: Pop-up')).toBeVisible()
  expect(
    screen.getByText(/^Let through at once: negotiations, .* and favorites about to start\. The rest/),
  ).toBeVisible()
})
