import { expect, test } from 'vitest'
import { roleIds, userTypes } from '../access/roles.ts'
import { eventTypes, hasToast } from './event-types.ts'
import { isRelevantTo, sideOfEvent } from './news.ts'
import { notificationKindsOf, purchaseNewsTypes } from './notification-kinds.ts'
import { linkOfNotification } from './notification-link.ts'
import { shipmentInBrief } from './shipment-news.ts'
import { specificationOf } from './specification.ts'

test('a vehicle is described in one line, without unknown details', () => {
  const lot = { maker: 'Toyota', model: 'Land Cruiser Prado', grade: 'TX L', year: 2019 }
  expect(specificationOf(lot)).toBe('Toyota Land Cruiser Prado, TX L, 2019')
  expect(specificationOf({ ...lot, grade: '', year: null })).toBe('Toyota Land Cruiser Prado')
})

test('only a win has no toast, because it has a modal', () => {
  expect(eventTypes.filter((type) => !hasToast(type))).toEqual(['managerWinBid'])
})

const detail = { id: 4, lotId: '9', lotType: 'bike' }
const people = {
  client: { userType: userTypes.client, roleId: roleIds.client },
  dealer: { userType: userTypes.client, roleId: roleIds.dealer },
  manager: { userType: userTypes.manager, roleId: roleIds.manager },
}

test.each([
  ['client', '/bids?bid=4', '/bids?status=win', '/bike-auctions/9'],
  ['dealer', '/dealer-bids?bid=4', '/dealer-bids?status=win', '/bike-auctions/9'],
  [
    'manager',
    '/bid-manager/all?bid=4&lotNo=20461',
    '/bid-manager/all?bid=4&lot=9',
    '/bid-manager/all?bid=4&lot=9',
  ],
] as const)('news takes a %s to their own list', (who, chat, win, other) => {
  const news = (eventType: string) => linkOfNotification(people[who], { eventType, lotNo: 20461, detail })
  expect(linkOfNotification(people[who], { bidId: 4, lotNo: 20461 })).toBe(chat)
  expect(news('managerWinBid')).toBe(win)
  expect(news('managerUpdateStatus')).toBe(other)
})

test('an answer about a sheet links to its lot', () => {
  const news = { eventType: 'translationReady', lotNo: 20461, detail: { lotId: '9', lotType: 'auction' } }
  expect(linkOfNotification(people.client, news)).toBe('/car-auctions/9')
})

test('an offered lot links to the order it was offered for', () => {
  const news = {
    eventType: 'lotOffered',
    lotNo: 8156,
    detail: { lotId: '9', lotType: 'auction', orderId: 5 },
  }
  expect(linkOfNotification(people.client, news)).toBe('/make-an-order?order=5#offered')
})

test('money links to payments, and purchases link to their page or, if there are several, to the list', () => {
  const link = (...ids: number[]) =>
    linkOfNotification(people.client, {
      eventType: 'shipmentChanged',
      detail: { purchases: ids.map((id) => ({ id })) },
    })
  expect(linkOfNotification(people.client, { eventType: 'moneyReceived' })).toBe('/payments')
  expect(linkOfNotification(people.client, { eventType: 'documentAdded', detail: { purchaseId: 7 } })).toBe(
    '/purchases/7',
  )
  expect(linkOfNotification(people.client, { eventType: 'statementReady' })).toBe('/payments')
  expect([link(7), link(7, 8)]).toEqual(['/purchases/7', '/purchases'])
})

test('a new client takes staff to the client’s page, and a deposit to the expected deposits', () => {
  expect(linkOfNotification(people.manager, { eventType: 'newClient', detail: { clientId: 7 } })).toBe(
    '/clients/7',
  )
  expect(linkOfNotification(people.manager, { eventType: 'depositAnnounced' })).toBe('/payments?tab=deposits')
})

test('a document from a client takes staff to the documents of its purchase or client', () => {
  const link = (detail: { clientId: number; purchaseId?: number }) =>
    linkOfNotification(people.manager, { eventType: 'documentSent', detail })
  expect(link({ clientId: 7, purchaseId: 9 })).toBe('/purchases/9#documents')
  expect(link({ clientId: 7 })).toBe('/clients/7?tab=documents')
})

test('a shipment is summarized in one line with its cars, ship, departure and arrival', () => {
  const purchases = ['SB-1', 'SB-2', 'SB-3', 'SB-4', 'SB-5'].map((sku, id) => ({ id, sku }))
  const ship = { voyage: 'Sun Rio 12', etd: '2026-12-01', eta: '2026-12-09' }
  expect(shipmentInBrief({ purchases: purchases.slice(0, 1), ...ship })).toBe(
    'SB-1, Sun Rio 12, ETD 2026.12.01, ETA 2026.12.09',
  )
  expect(shipmentInBrief({ purchases, voyage: null, etd: null, eta: null })).toBe('SB-1, SB-2, SB-3, +2')
})

test('purchases are a separate kind of news, which staff do not have', () => {
  expect(purchaseNewsTypes).toEqual([
    'moneyReceived',
    'moneyReversed',
    'shipmentChanged',
    'documentAdded',
    'invoiceIssued',
    'statementReady',
  ])
  expect(notificationKindsOf(people.dealer)).toEqual(['all', 'bids', 'purchases', 'messages'])
  expect(notificationKindsOf(people.manager)).toEqual(['all', 'bids', 'messages'])
})

test('the user’s own actions are not news, and exactly four events are client actions', () => {
  expect([isRelevantTo(1, { by: 1 }), isRelevantTo(1, { by: 2 }), isRelevantTo(1, { by: null })]).toEqual([
    false,
    true,
    true,
  ])
  expect(eventTypes.filter((type) => sideOfEvent(type) === 'client')).toHaveLength(4)
})
