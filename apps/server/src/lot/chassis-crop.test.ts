import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const place = { backgroundSize: '360% auto', backgroundPosition: '3% 33.6%' }
const sheet = 'https://hall.example/sheet.jpg'

async function cropOf(details: object, options: Parameters<typeof aLot>[1] = {}, page = 'car-auction') {
  const lot = await aLot(server.db, { auction_sheet: sheet, details: JSON.stringify(details), ...options })
  const browser = await server.signInAs(await aClient(server.db))
  return (await browser.get(`/${page}/view`, { id: lot.id })).json().result.lotDetail.mopDeail
}

test.each(['mopDetail', 'mopDeail'])(
  'a feed’s %s gives the place of the chassis number on the sheet',
  async (name) => {
    expect(await cropOf({ [name]: place })).toEqual({ auctionSheet: sheet, ...place })
    const other = { ...place, auctionSheet: 'https://hall.example/number.jpg' }
    expect(await cropOf({ [name]: other }, { kind: 'bike' }, 'bikes')).toEqual(other)
  },
)

test.each([
  ['an unsafe address', { ...place, auctionSheet: 'javascript:alert(1)' }],
  ['a size that loads another picture', { ...place, backgroundSize: 'auto, url(https://spy.example)' }],
  ['an incomplete place', { backgroundSize: '360% auto' }],
  ['a place in numbers', { backgroundSize: 360, backgroundPosition: 3 }],
  ['a list', []],
])('%s is not a valid place', async (_, said) => {
  expect(await cropOf({ mopDetail: said })).toBeUndefined()
})

test('a lot without a sheet has no crop, and neither do results', async () => {
  expect(await cropOf({ mopDetail: place }, { auction_sheet: null })).toBeUndefined()
  expect(await cropOf({ mopDetail: place }, {}, 'stats')).toBeUndefined()
})

test('a sheet of the demo company includes the place', async () => {
  const own = '/art/v1/sheet/car.3.30518.20780.57.0.2.4.2019.68432.98412.0.37.png'
  expect(await cropOf({}, { auction_sheet: own })).toMatchObject({
    auctionSheet: own,
    backgroundSize: '396% auto',
  })
})
