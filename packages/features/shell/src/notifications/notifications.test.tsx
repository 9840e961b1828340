import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import type { NotificationItem } from '@seriba/contracts/notification-list'
import { portalMessages, portalPageMessages } from '@seriba/i18n/portal-messages'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppLayout } from '../layout/AppLayout.tsx'
import { aBidEvent, moneyEvent, shipmentEvent } from '../test/events.ts'
import { counters, renderApp, serverOf } from '../test/render-app.tsx'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => undefined, close: () => undefined }) }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const now = () => new Date().toISOString()
const bidItem = (seq: number, more: Partial<NotificationItem> = {}): NotificationItem => ({
  seq,
  at: now(),
  payload: { ...aBidEvent('managerUpdateStatus'), messageRu: 'Статус ставки' },
  isRead: false,
  ...more,
})
const chatItem = (seq: number): NotificationItem => ({
  seq,
  at: '2026-11-20T00:51:00.000Z',
  isRead: false,
  payload: {
    eventType: 'chatMessage',
    bidId: 4,
    id: 1,
    actionBy: 2,
    comment: 'Surface rust only',
    isClientMessage: false,
    time: now(),
    lotNo: 41207,
    auctionName: 'USS Tokyo',
    specification: '',
  },
})
const unreadIn = (items: NotificationItem[]) => {
  const unread = items.filter(({ isRead }) => !isRead)
  const messages = unread.filter(({ payload }) => 'bidId' in payload).length
  const purchases = unread.filter(({ payload }) => !('lotNo' in payload)).length
  return { bids: unread.length - messages - purchases, purchases, messages }
}
const listOf = (items: NotificationItem[], more = false) => ({
  items,
  more,
  unread: items.filter(({ isRead }) => !isRead).length,
  unreadOf: unreadIn(items),
  unreadChats: items.flatMap(({ payload }) => ('bidId' in payload ? payload.bidId : [])),
})

type Opened = Pick<Parameters<typeof renderApp>[0], 'app' | 'language'> & { unread?: number }

async function open(answer: unknown, { language = 'en', unread = 2, app }: Opened = {}) {
  const read: unknown[] = []
  const profile = aProfile('client')
  const routes = [
    { element: <AppLayout />, children: [{ path: '*', element: 'Any page', handle: { page: 'myBids' } }] },
  ]
  const page = await renderApp({
    routes,
    ...(app && { app }),
    at: '/purchases',
    language,
    server: serverOf(
      { ...profile, detail: { ...profile.detail, language: language === 'ru' ? 693 : 692 } },
      {
        'GET /site/menu-counters': { ...counters(38), notifications: unread },
        'GET /user/notifications': answer,
        'PUT /user/read-notifications': async (request: Request) => {
          read.push(await request.json())
          return { success: true }
        },
      },
    ),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Notifications|Уведомления/ }))
  const list = within(await screen.findByRole('dialog', { name: /Notifications|Уведомления/ }))
  return { ...page, list, user, read }
}

test('the bell counts unread notifications, and lists them by day with links to the bid and the lot', async () => {
  const { list, user, place, read } = await open(listOf([bidItem(9), chatItem(8)]))
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread', hidden: true })).toBeInTheDocument()
  const today = within(await list.findByRole('region', { name: 'Today' }))
  expect(today.getByRole('listitem')).toHaveTextContent(
    'USS Yokohama 20117, Toyota Alphard, 2021, 31 000 km: Won',
  )
  expect(today.getByRole('link', { name: 'Lot 20117' })).toHaveAttribute('href', '/car-auctions/9')
  const earlier = within(list.getByRole('region', { name: '2026.11.20' }))
  expect(earlier.getByRole('listitem')).toHaveTextContent('USS Tokyo 41207: Surface rust only')

  await user.click(earlier.getByRole('link', { name: /New Message received from the manager/ }))
  expect(place()).toBe('/bids?bid=4')
  await waitFor(() => expect(read).toEqual([{ seqs: [8] }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('on a first page without its texts, the list loads them', async () => {
  const { list } = await open(listOf([bidItem(9)]), {
    app: { phrases: portalMessages, pagePhrases: portalPageMessages },
  })
  expect(await list.findByRole('region', { name: 'Today' })).toBeVisible()
  expect(list.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
})

test('each kind counts its own unread entries, regardless of unread chats', async () => {
  const { list } = await open({
    ...listOf([bidItem(9), { ...chatItem(8), isRead: true }]),
    unreadChats: [4, 5],
  })
  expect(await list.findByRole('tab', { name: /^Bids ?1$/ })).toBeVisible()
  expect(list.getByRole('tab', { name: 'Messages' })).toBeVisible()
})

test('notifications about a client’s bid name the client, and their win is not shown as the reader’s own', async () => {
  const event = aBidEvent('managerWinBid')
  const detail = { ...event.detail, clientId: 55, client: 'Wanjiru Mwangi' }
  const { list } = await open(listOf([{ ...bidItem(9), payload: { ...event, detail } }]))
  const row = await list.findByRole('listitem')
  expect(row).toHaveTextContent('Your client won an auction')
  expect(row).toHaveTextContent('Wanjiru Mwangi: USS Yokohama 20117')
})

test('a document from a client shows who sent it and for which purchase', async () => {
  const payload = {
    eventType: 'documentSent' as const,
    messageEn: 'Document to check: Passport',
    messageRu: 'Документ на проверку: Паспорт',
    detail: {
      clientId: 5,
      client: 'Dmitri Kovalenko',
      purchaseId: 7,
      sku: 'SB-104',
      car: 'Toyota Aqua 2019',
    },
  }
  await open(listOf([bidItem(9, { payload })]))
  expect(await screen.findByText('Document to check: Passport')).toBeVisible()
  expect(screen.getByText('Dmitri Kovalenko: SB-104, Toyota Aqua 2019')).toBeVisible()
})

test('a document for the client’s own account shows whose it is', async () => {
  const payload = {
    eventType: 'documentSent' as const,
    messageEn: 'Document to check: Proof of address',
    messageRu: 'Документ на проверку: Подтверждение адреса',
    detail: { clientId: 5, client: 'Dmitri Kovalenko' },
  }
  const { list } = await open(listOf([bidItem(9, { payload })]))
  const row = await list.findByRole('listitem')
  expect(row).toHaveTextContent(/Document to check: Proof of address.*Dmitri Kovalenko/)
})

test('received money links to payments and ship news to the purchase, under a separate tab', async () => {
  const money = moneyEvent(90_000)
  const { list, user, place } = await open(
    listOf([bidItem(9, { payload: money }), bidItem(8, { payload: shipmentEvent })]),
  )
  const [paid, sails] = await list.findAllByRole('listitem')
  expect(paid).toHaveTextContent(/Payment received.*¥\s90\s000/)
  expect(sails).toHaveTextContent('Toyota Aqua: In transitSB-104, Sun Rio 12, ETD 2026.12.01, ETA 2026.12.09')
  expect(list.getByRole('tab', { name: /^Purchases ?2$/ })).toBeVisible()
  expect(list.getByRole('tab', { name: 'Bids' })).toBeVisible()
  expect(list.getByRole('link', { name: /In transit/ })).toHaveAttribute('href', '/purchases/7')
  await user.click(list.getByRole('link', { name: /Payment received/ }))
  expect(place()).toBe('/payments')
})

test('notifications are marked as read one by one, or all shown at once', async () => {
  const { list, user, read } = await open(listOf([bidItem(9), bidItem(7, { isRead: true })]))
  await user.click(await list.findByRole('button', { name: 'Mark as read' }))
  await user.click(list.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(read).toEqual([{ seqs: [9] }, { upTo: 9 }]))
})

test('the list can be limited to messages, and older entries are loaded on demand', async () => {
  const asked: string[] = []
  const { list, user } = await open((request: Request) => {
    asked.push(new URL(request.url).search)
    return listOf([bidItem(9)], true)
  })
  await user.click(await list.findByRole('button', { name: 'Show older' }))
  await user.click(list.getByRole('tab', { name: /Messages/ }))
  await waitFor(() =>
    expect(asked).toEqual(['?kind=all&limit=30', '?kind=all&limit=90', '?kind=messages&limit=30']),
  )
})

test('an empty list and a failed load have their own messages', async () => {
  const { list } = await open(listOf([]), { unread: 0 })
  expect(await list.findByText('Nothing yet')).toBeVisible()
  expect(list.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  cleanup()

  const failing = await open(() => Response.json({ messageCode: 'internal' }, { status: 500 }))
  expect(await failing.list.findByRole('alert')).toHaveTextContent('Couldn’t load the notifications')
  expect(failing.list.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('on a phone all kinds are marked as read from the header of the sheet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { list, user, read } = await open(listOf([bidItem(9), chatItem(8)]))
  await user.click(await list.findByRole('tab', { name: /Messages/ }))
  await user.click(within(list.getByRole('banner')).getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(read).toEqual([{ upTo: 9 }]))
  await user.click(list.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sounds can be muted from the list, which is also available in Russian', async () => {
  const { list, user } = await open(listOf([bidItem(9)]), { language: 'ru' })
  expect(await list.findByRole('link', { name: /Статус ставки/ })).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Выключить звуки' }))
  expect(list.getByRole('button', { name: 'Выключить звуки', pressed: true })).toBeVisible()
  expect(sessionStorage.getItem('sounds')).toBe('off')
})

test('an event shows what happened to the bid: its old and new amount, or the lot’s sold price', async () => {
  const event = aBidEvent('managerUpdateBidAmount')
  const changed = { ...event, detail: { ...event.detail, amount: 1_300_000, amountBefore: 1_200_000 } }
  const sold = { ...event, detail: { ...event.detail, amount: 1_300_000, soldPrice: 1_250_000 } }
  const { list } = await open(listOf([bidItem(1, { payload: changed }), bidItem(2, { payload: sold })]))
  const rows = await list.findAllByRole('listitem')
  const said = rows.map((row) => row.textContent?.replaceAll('\u00A0', ' ')).join()
  expect(said).toContain(': ¥ 1 200 000 → ¥ 1 300 000')
  expect(said).toContain(': sold for ¥ 1 250 000')
})

test('the notification of a changed group shows its name and how many cars it buys', async () => {
  const event = aBidEvent('clientChangeAmount')
  const group = { label: 'Vans', cars: 2 }
  const payload = { ...event, detail: { ...event.detail, amount: 1_300_000, group } }
  const { list } = await open(listOf([bidItem(1, { payload })]))
  const row = await list.findByRole('listitem')
  expect(row).toHaveTextContent(': group Vans, buy 2')
  expect(row).not.toHaveTextContent('¥')
})

test('the notification of a moved bid shows its group, along with any change of amount', async () => {
  const event = aBidEvent('clientChangeAmount')
  const moved = (detail: object) => ({ ...event, detail: { ...event.detail, amount: 1_300_000, ...detail } })
  const group = { label: 'B', cars: 1 }
  const items = [
    bidItem(1, { payload: moved({ group }) }),
    bidItem(2, { payload: moved({ group: null }) }),
    bidItem(3, { payload: moved({ group, amountBefore: 1_200_000 }) }),
  ]
  const { list } = await open(listOf(items))
  const rows = await list.findAllByRole('listitem')
  const said = rows.map((row) => row.textContent?.replaceAll('\u00A0', ' '))
  expect(said).toEqual([
    expect.stringMatching(/: group B, buy 1\d{1,2}:/),
    expect.stringMatching(/: no group\d{1,2}:/),
    expect.stringMatching(/: ¥ 1 200 000 → ¥ 1 300 000, group B, buy 1\d{1,2}:/),
  ])
})

test('the notification of a win shows its price', async () => {
  const won = aBidEvent('managerWinBid')
  const payload = { ...won, detail: { ...won.detail, soldPrice: 980_000 } }
  const { list } = await open(listOf([bidItem(1, { payload })]))
  expect((await list.findByRole('listitem')).textContent?.replaceAll('\u00A0', ' ')).toContain(': ¥ 980 000')
})

test('notifications of withdrawal requests and negotiations show the outcome and the price', async () => {
  const withdrawal = aBidEvent('withdrawalAnswered')
  const ended = aBidEvent('negotiationEnded')
  const asked = aBidEvent('negotiationAsked')
  const { list } = await open(
    listOf([
      bidItem(1, { payload: { ...withdrawal, detail: { ...withdrawal.detail, outcome: 'too_late' } } }),
      bidItem(2, {
        payload: { ...ended, detail: { ...ended.detail, outcome: 'accepted', price: 1_450_000 } },
      }),
      bidItem(3, { payload: { ...asked, detail: { ...asked.detail, price: 1_500_000 } } }),
    ]),
  )
  const rows = await list.findAllByRole('listitem')
  const said = rows.map((row) => row.textContent?.replaceAll('\u00A0', ' ')).join()
  expect(said).toContain(': too late, the bid stands')
  expect(said).toContain('The negotiation ended in a win')
  expect(said).toContain(': ¥ 1 450 000')
  expect(said).toContain(': ¥ 1 500 000')
})
