import { expect, test } from 'vitest'
import { sendBy, shareLink, shareRequest } from './share-link.ts'

test('the link leads to the viewer below the listing and contains the code', () => {
  expect(shareLink('https://seriba.example', 'car-auction', '8841207', '418027')).toBe(
    'https://seriba.example/car-auctions/share/8841207?code=418027',
  )
})

test.each([
  ['car-auction', { kind: 'car-auction', carId: '7', auctionType: 'main' }],
  ['stock', { kind: 'car-auction', carId: '7', auctionType: 'one' }],
  ['bike-stats', { kind: 'bikes', bikeId: '7', auctionType: 'stats' }],
  ['bikes', { kind: 'bikes', bikeId: '7', auctionType: 'bike' }],
  ['machinery', { kind: 'machinery', id: '7', auctionType: 'mech' }],
] as const)('the code for a lot on %s is requested with the names of its kind', (pageType, request) => {
  expect(shareRequest(pageType, '7')).toEqual(request)
})

test.each([
  ['https://wa.me/81312345678', 'WhatsApp', 'https://wa.me/?text=a%20%26%20b'],
  [
    'https://t.me/company',
    'Telegram',
    'https://t.me/share/url?url=https%3A%2F%2Fs.example%2F7%3Fcode%3D1&text=Prado%20%26%20code',
  ],
  ['https://chat.example/send?body={text}', null, 'https://chat.example/send?body=a%20%26%20b'],
  ['https://chat.example/new?from=portal', null, 'https://chat.example/new?from=portal&text=a%20%26%20b'],
])('a text for %s is sent through %s to %s', (href, name, address) => {
  expect(
    sendBy(
      { label: 'Messenger', href },
      { text: 'a & b', name: 'Prado & code', link: 'https://s.example/7?code=1' },
    ),
  ).toEqual({ name, address })
})
