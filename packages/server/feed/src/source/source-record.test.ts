import type { SourceTable } from '@seriba/domain/feeds/feed-source'
import { expect, test } from 'vitest'
import type { SourceRow } from './read-answer.ts'
import { isDayOnly, type RowSettings, readRow } from './source-record.ts'
import { colorOf, driveOf, gearboxOf } from './source-words.ts'

const plain: RowSettings = { mileageInThousands: false, engineInLiters: false, imageHost: '', words: {} }
const sourceRecord = (from: SourceRow, table: SourceTable, settings: RowSettings) =>
  readRow(from, table, settings).record
const row = {
  id: 'aB1',
  lot: '04012',
  auction_date: '2026-11-26 00:00:00',
  auction: 'LAA Okayama',
  marka_name: 'TOYOTA',
  model_name: 'LAND CRUISER PRADO',
  year: '2019',
  eng_v: '2690',
  pw: '',
  kuzov: '3BA-TRJ150W',
  serial: '0112233',
  grade: 'TX L PACKAGE',
  color: 'PEARL',
  kpp: 'FAT',
  kpp_type: '2',
  priv: 'FULLTIME4WD',
  mileage: '68000',
  equip: 'AAC PS PW',
  rate: '4.5',
  start: '2850000',
  finish: '0',
  status: '',
  lhdrive: '0',
  images: 'http://p.example/s&h=50#http://p.example/1&w=320#http://p.example/2',
}

test('a row becomes a feed line, and the first of three pictures is the sheet', () => {
  expect(sourceRecord(row, 'main', plain)).toEqual({
    kind: 'car',
    auction: 'LAA Okayama',
    auctionDate: '2026-11-26T00:00:00+09:00',
    lotNo: 4012,
    maker: 'Toyota',
    model: 'Land Cruiser Prado',
    year: 2019,
    grade: 'TX L PACKAGE',
    color: 'Pearl',
    engine: 2690,
    gearbox: 'AT',
    condition: '4.5',
    mileage: 68_000,
    startPrice: 2_850_000,
    status: undefined,
    images: ['http://p.example/1', 'http://p.example/2'],
    auctionSheet: 'http://p.example/s',
    equip: 'AAC PS PW',
    drive: '4WD',
    steering: 'Right',
    horsePower: null,
    chassis: 'TRJ150W-0112233',
  })
})

test('0 means unknown, and two pictures include no sheet', () => {
  const { year, mileage, images, auctionSheet } = sourceRecord(
    { ...row, year: '0', mileage: '0', images: 'http://p.example/1#http://p.example/2' },
    'main',
    plain,
  )
  expect([year, mileage, auctionSheet]).toEqual([null, null, undefined])
  expect(images).toHaveLength(2)
})

test('a “no photo” placeholder is dropped, and the other pictures keep their roles', () => {
  const pictures = (images: string) => {
    const { images: photos, auctionSheet } = sourceRecord({ ...row, images }, 'main', plain)
    return { photos, auctionSheet }
  }
  expect(pictures('http://p.example/s&h=50#http://p.example/1&h=50#http://p.example/nofoto.gif')).toEqual({
    photos: ['http://p.example/1'],
    auctionSheet: 'http://p.example/s',
  })
  expect(pictures('http://p.example/no_photo&h=50#http://p.example/1#http://p.example/2')).toEqual({
    photos: ['http://p.example/1', 'http://p.example/2'],
    auctionSheet: undefined,
  })
  expect(pictures('http://p.example/no-image.jpg')).toEqual({ photos: [], auctionSheet: undefined })
  expect(pictures('http://p.example/piano/photo1.jpg').photos).toEqual(['http://p.example/piano/photo1.jpg'])
})

test('a source that knows tells whether the mileage is confirmed and whether a car’s export is restricted', () => {
  const marks = (more: object) => {
    const { mileageTrusted, restricted } = sourceRecord({ ...row, ...more }, 'main', plain)
    return [mileageTrusted, restricted]
  }
  expect(marks({ mil_st: '1', sanction: '1' })).toEqual([true, true])
  expect(marks({ mil_st: '0', sanction: '0' })).toEqual([false, false])
  expect(marks({ mil_st: '', sanction: '' })).toEqual([undefined, undefined])
  expect(marks({})).toEqual([undefined, undefined])
})

test('a source may use thousands of kilometers, and liters', () => {
  const settings = { ...plain, mileageInThousands: true, engineInLiters: true }
  expect(sourceRecord({ ...row, mileage: '68', eng_v: '2.69' }, 'main', settings)).toMatchObject({
    mileage: 68_000,
    engine: 2690,
  })
})

test('a result has the sold price, and an unknown word is kept as unknown and reported', () => {
  expect(sourceRecord({ ...row, status: 'sold', finish: '3150000' }, 'stats', plain)).toMatchObject({
    status: 'Sold',
    soldPrice: 3_150_000,
  })
  const odd = { ...row, status: 'PENDING', kpp: 'HL', kpp_type: '', priv: 'SIX', color: 'Mystic' }
  expect(readRow(odd, 'stats', plain)).toMatchObject({
    record: { status: 'Unknown', gearbox: 'HL', drive: 'SIX', color: 'Mystic' },
    unknown: [
      { field: 'status', word: 'PENDING' },
      { field: 'color', word: 'Mystic' },
      { field: 'gearbox', word: 'HL' },
      { field: 'drive', word: 'SIX' },
    ],
  })
  const words = {
    status: { PENDING: 'Sold (nego)' },
    gearbox: { HL: 'MT' },
    drive: { SIX: '4WD' },
    color: { MYSTIC: 'Blue' },
  }
  expect(readRow(odd, 'stats', { ...plain, words })).toMatchObject({
    record: { status: 'Sold (nego)', gearbox: 'MT', drive: '4WD', color: 'Blue' },
    original: { gearbox: 'HL', drive: 'SIX', color: 'Mystic' },
    unknown: [],
  })
})

test('original spellings are kept, including the emission prefix of a chassis code', () => {
  expect(readRow(row, 'main', plain).original).toEqual({
    chassis: '3BA-TRJ150W',
    color: 'PEARL',
    gearbox: 'FAT',
    drive: 'FULLTIME4WD',
  })
})

test('a lot number keeps its digits, whatever surrounds them', () => {
  expect(sourceRecord({ ...row, lot: 'A-0412' }, 'main', plain).lotNo).toBe(412)
  expect(sourceRecord({ ...row, lot: '' }, 'main', plain).lotNo).toBeNull()
})

test('midnight means that only the day is known', () => {
  expect(isDayOnly(row)).toBe(true)
  expect(isDayOnly({ ...row, auction_date: '2026-11-26 10:30:00' })).toBe(false)
})

test('a bike has its own field for the lot number, and its pictures are below a host', () => {
  const { lot: _lot, ...bike } = { ...row, lot_num: '88', images: '/b/1.jpg#/b/2.jpg' }
  const settings = { ...plain, imageHost: 'https://img.example' }
  expect(sourceRecord(bike, 'bike', settings)).toMatchObject({
    kind: 'bike',
    lotNo: 88,
    serial: '0112233',
    images: ['https://img.example/b/1.jpg', 'https://img.example/b/2.jpg'],
  })
})

test.each([
  ['FA', '', 'AT'],
  ['F5', '', '5MT'],
  ['IAT', '', 'AT'],
  ['CVT', '2', 'CVT'],
  ['5MT', '', '5MT'],
  ['その他', '1', 'MT'],
  ['SQ', '', 'SQ'],
])('the gearbox %s of type "%s" is %s', (listed, type, gearbox) => {
  expect(gearboxOf(listed, type).value).toBe(gearbox)
})

test.each([
  ['FF,FULLTIME4WD', '4WD'],
  ['MIDSHIP', 'MR'],
  ['FR', 'FR'],
  ['', ''],
])('the drive "%s" is "%s"', (listed, drive) => {
  expect(driveOf(listed).value).toBe(drive)
})

test.each([
  ['gun', 'Gun metallic'],
  ['ﾊﾟｰﾙ', 'Pearl'],
  ['LIGHT BLUE', 'Light blue'],
  ['WR Blue', 'WR Blue'],
])('the color "%s" is "%s"', (listed, color) => {
  expect(colorOf(listed).value).toBe(color)
})
