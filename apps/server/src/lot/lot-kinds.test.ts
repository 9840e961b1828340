import { Readable } from 'node:stream'
import { LotDetail, SharedLotDetail } from '@seriba/contracts/lot'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { importFeed } from '@seriba/server-feed/import-feed'
import { createPool } from '@seriba/server-kit/db'
import { describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function view(page: string, { id }: { id: number }) {
  const browser = await server.signInAs(await aClient(server.db))
  return (await browser.get(`/${page}/view`, { id })).json().result.lotDetail
}

const aBike = () =>
  aLot(server.db, {
    kind: 'bike',
    maker: 'Honda',
    model: 'CB400',
    engine: 399,
    info: 'Runs well',
    auction_sheet: '/sheet.jpg',
    details: JSON.stringify({
      serial: 'NC42-1',
      mileageNote: 'Meter exchanged',
      ratings: { engine: 6, exterior: 5.5 },
      inspection: {
        Battery: 'Good',
        Tires: 80,
        list: 'Scratch;Rust',
        videos: '/a.mp4#/b.mp4',
        rate: [{ txt: 'E.G:6#Oil-5', img: '/e.jpg' }, { img: '/no-text.jpg' }, 'nonsense'],
        nested: { is: 'left out' },
      },
    }),
  })

const aMachine = () =>
  aLot(server.db, {
    kind: 'machinery',
    maker: 'Komatsu',
    model: 'PC30',
    details: JSON.stringify({
      group: 'Excavators',
      category: 'Mini',
      subcategory: 'Crawler',
      serial: '30123',
      hours: 2400,
      volume: '0.1 m³',
      description: { Bucket: '0.1 m³', Cab: 'Canopy' },
    }),
  })

test('a car shows whether its mileage is confirmed and whether its export is restricted', async () => {
  const marked = await aLot(server.db, {
    details: JSON.stringify({ mileageTrusted: false, restricted: true }),
  })
  const plain = await aLot(server.db)
  expect((await view('car-auction', marked)).carInfo).toMatchObject({
    mileageTrusted: false,
    isRestricted: true,
  })
  expect((await view('car-auction', plain)).carInfo).toMatchObject({
    mileageTrusted: null,
    isRestricted: false,
  })
})

test('a bike is returned in its own format', async () => {
  const bike = await aBike()
  const detail = await view('bikes', bike)
  expect(LotDetail.parse(detail)).toEqual(detail)
  expect(detail).toMatchObject({
    bikeCommonDetail: { id: String(bike.id), lotNumber: bike.lot_no, auctionSheet: '/sheet.jpg' },
    lotInfo: { info: 'Runs well', rateEng: 6, rateExt: 5.5, rateFrame: null, status: lotStatus.upcoming },
    bikeInfo: { maker: 'Honda', model: 'CB400', serial: 'NC42-1', mileageNote: 'Meter exchanged' },
    bikeSpecification: { engineCC: 399 },
    bidInfo: { acceptBid: true, bidLimitReached: false, averagePrice: null },
  })
  expect(detail).not.toHaveProperty('carInfo')
})

test('an inspection report keeps the format its readers know, whatever else the feed contains', async () => {
  const { inspection } = await view('bikes', await aBike())
  expect(inspection).toEqual({
    Battery: 'Good',
    Tires: '80',
    list: 'Scratch;Rust',
    videos: '/a.mp4#/b.mp4',
    rate: [{ txt: 'E.G:6#Oil-5', img: '/e.jpg' }],
  })
  expect(await view('car-auction', await aLot(server.db))).not.toHaveProperty('inspection')
})

test('lines from a hall keep the order of its feed', async () => {
  const pool = createPool({ url: server.url, max: 2 })
  const lines = { Attachments: 'Bucket', Capacity: '0.1 m³', Color: 'Yellow', Keys: 2, Engine: 'Yanmar' }
  const machine = {
    kind: 'machinery',
    auction: 'Order',
    auctionDate: new Date(Date.now() + dayMs).toISOString(),
    lotNo: 41,
    maker: 'Komatsu',
    model: 'PC30',
    description: lines,
    inspection: lines,
  }
  await importFeed({ pool }, Readable.from([JSON.stringify(machine)]))
  await pool.end()
  const lot = await server.db
    .selectFrom('lots')
    .select('id')
    .where('auction', '=', 'Order')
    .executeTakeFirstOrThrow()
  const { inspection, mechSpecification } = await view('machinery', lot)
  expect(Object.keys(inspection)).toEqual(Object.keys(lines))
  expect(Object.keys(JSON.parse(mechSpecification.description))).toEqual(Object.keys(lines))
})

test('a machine is returned in its own format, with its description as JSON text', async () => {
  const machine = await aMachine()
  const detail = await view('machinery', machine)
  expect(LotDetail.parse(detail)).toEqual(detail)
  expect(detail).toMatchObject({
    mechCommonDetail: { id: String(machine.id), allowDownloadPhotos: true },
    mechInfo: { maker: 'Komatsu', model: 'PC30', serial: '30123', hours: 2400 },
    mechSpecification: { category: 'Mini', subCategory: 'Crawler' },
    bidInfo: { acceptBid: true, bidLimitReached: false, bidGroupShow: true },
  })
  expect(JSON.parse(detail.mechSpecification.description)).toEqual({ Bucket: '0.1 m³', Cab: 'Canopy' })
})

test('a stock car is returned as a car without an auction: no deadline, group, or export type', async () => {
  const car = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
  expect(await view('stock', car)).toMatchObject({
    carInfo: { chassisId: 'TRJ150' },
    lotInfo: { auctionDate: null },
    bidInfo: {
      acceptBid: true,
      biddingDeadline: null,
      soldPrice: 900_000,
      bidGroupShow: false,
      exportTypeShow: false,
      bidLimitReached: false,
    },
  })
})

describe('a shared lot', () => {
  test.each([
    ['bikes', 'bikeId', 'bikeInfo', aBike],
    ['machinery', 'id', 'mechInfo', aMachine],
  ] as const)('in %s has its own format and no bids', async (kind, name, info, make) => {
    const lot = await make()
    const sharer = await server.signInAs(await aClient(server.db, { permissions: { shareCar: true } }))
    const { password } = (await sharer.get(`/${kind}/password`, { [name]: lot.id })).json().result
    const answer = await server.anonymous().post(`/${kind}/share-view`, { id: String(lot.id), password })
    const { lotDetail } = answer.json().result
    expect(SharedLotDetail.parse(lotDetail)).toEqual(lotDetail)
    expect(lotDetail).toHaveProperty(info)
    for (const missing of ['bidInfo', 'wishList', 'translateDetail']) {
      expect(lotDetail).not.toHaveProperty(missing)
    }
  })
})

test('rows of bikes and machinery have all the fields of their kind', async () => {
  const [bike, machine] = [await aBike(), await aMachine()]
  const browser = await server.signInAs(await aClient(server.db))
  const { bikeList } = (await browser.get('/bikes/listing', { lotNo: bike.lot_no })).json().result
  expect(bikeList[0]).toMatchObject({
    auctionId: 'USS Tokyo',
    makerId: 'Honda',
    modelId: 'CB400',
    inspection: 1,
    rateEngine: 6,
    rateEl: null,
  })
  const { mechList } = (await browser.get('/machinery/listing', { lotNo: machine.lot_no })).json().result
  expect(mechList[0]).toMatchObject({
    gg: '2019',
    cc: null,
    KPP: '',
    hours: 2400,
    volume: '0.1 m³',
    link: `/machinery/${machine.id}`,
  })
})

test.each(['car-auction', 'bikes', 'machinery', 'stock'])(
  'the %s page does not find lots of other kinds',
  async (page) => {
    const lots = [
      await aLot(server.db),
      await aBike(),
      await aMachine(),
      await aLot(server.db, { kind: 'stock' }),
    ]
    const browser = await server.signInAs(await aClient(server.db))
    const statuses = await Promise.all(
      lots.map(async ({ id }) => (await browser.get(`/${page}/view`, { id })).statusCode),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(3)
  },
)
