import { expect, test } from 'vitest'
import type { ImportField } from './import-fields.ts'
import { clientReader } from './read-client-line.ts'
import { purchaseReader } from './read-purchase-line.ts'

const today = '2026-11-25'
const known = {
  emails: new Set(['taken@rift.example']),
  countries: new Map([
    ['kenya', 110],
    ['ケニア', 110],
  ]),
  managers: new Map([['s mori', 7]]),
  dealers: new Map<string, number>(),
  ports: new Set(['mombasa']),
  today,
}
const bought = {
  clients: new Map([
    ['wanjiru@rift.example', 1001],
    ['1001', 1001],
  ]),
  skus: new Set(['SD2026-005001']),
  chassis: new Set(['NHP10-1234567']),
  ports: new Set(['mombasa', 'nagoya']),
  today,
}

const lineOf = (values: Partial<Record<ImportField, string>>) => ({
  fields: Object.keys(values) as ImportField[],
  cells: Object.values(values),
})
const codesOf = ({ problems }: { problems: { field: string; code: string }[] }) =>
  problems.map(({ field, code }) => `${field}: ${code}`)

const wanjiru = { email: 'wanjiru@rift.example', fullName: 'Wanjiru  Mwangi', country: 'Kenya' }
const car = {
  client: 'Wanjiru@rift.example',
  purchaseDate: '2026/11/02',
  maker: 'TOYOTA',
  model: 'AQUA',
  chassis: 'NHP10-7654321',
}

test('a client is read from a line, however its figures are written', () => {
  const { value, problems } = clientReader(known)(
    lineOf({
      ...wanjiru,
      manager: 'S. Mori',
      creditLimit: '¥2,000,000',
      openingBalance: '(350 000)',
      openingDay: '令和8年10月31日',
      biddingAllowed: 'Да',
      role: 'VIP',
    }),
  )
  expect(problems).toEqual([])
  expect(value).toMatchObject({
    fullName: 'Wanjiru Mwangi',
    countryId: 110,
    managerId: 7,
    creditLimit: 2_000_000,
    openingBalance: -350_000,
    openingDay: '2026-10-31',
    biddingAllowed: true,
    role: 'vip',
    language: 'en',
  })
})

test('problems are reported by field, and a repeated email address at its second line', () => {
  const read = clientReader(known)
  expect(codesOf(read(lineOf({ ...wanjiru, country: 'ケニア' })))).toEqual([])
  expect(codesOf(read(lineOf(wanjiru)))).toEqual(['email: emailTwice'])
  expect(codesOf(read(lineOf({ email: 'Taken@rift.example', fullName: '', country: 'Narnia' })))).toEqual([
    'email: emailTaken',
    'fullName: required',
    'country: country',
  ])
  const wrong = {
    ...wanjiru,
    email: 'other@rift.example',
    manager: 'Nobody',
    creditLimit: '-1',
    openingBalance: '12.50',
    openingDay: '2027-01-01',
    dailyBidLimit: 'ten',
    port: 'Mombassa',
  }
  expect(codesOf(read(lineOf(wrong)))).toEqual([
    'port: port',
    'manager: manager',
    'creditLimit: negative',
    'dailyBidLimit: number',
    'openingBalance: yen',
    'openingDay: dayAhead',
  ])
})

test('a line gives a purchase its costs, money and ship', () => {
  const { value, problems } = purchaseReader(bought)(
    lineOf({
      ...car,
      price: '700000',
      agentFee: '50000',
      freight: '120000',
      total: '870000',
      paid: '300000',
      status: 'В пути',
      exportPort: 'Nagoya',
      etd: '2026-11-10',
      eta: '2026-12-01',
      voyage: 'Blue Petrel 12',
    }),
  )
  expect(problems).toEqual([])
  expect(value).toMatchObject({
    clientId: 1001,
    costs: { price: 700_000, agentFee: 50_000, delivery: null, freight: 120_000, other: 0 },
    total: 870_000,
    paid: 300_000,
    status: 'inTransit',
    logistics: { exportPort: 'Nagoya', voyage: 'Blue Petrel 12', etd: '2026-11-10' },
  })
})

test('the price is derived from a total when it is missing', () => {
  const { value } = purchaseReader(bought)(lineOf({ ...car, total: '870000', freight: '120000' }))
  expect(value).toMatchObject({ costs: { price: 750_000, freight: 120_000 }, total: 870_000 })
})

test('a purchase that does not add up is refused with the fields that are wrong', () => {
  const read = purchaseReader(bought)
  const wrong = {
    ...car,
    client: 'nobody@rift.example',
    sku: 'sd2026-005001',
    price: '700000',
    total: '800000',
    paid: '900000',
    status: 'Lost at sea',
    year: '1066',
    etd: '2026-12-01',
    eta: '2026-11-10',
  }
  expect(codesOf(read(lineOf(wrong)))).toEqual([
    'total: total',
    'client: client',
    'sku: skuTaken',
    'year: year',
    'paid: paid',
    'status: status',
    'eta: dayOrder',
  ])
  expect(codesOf(read(lineOf({ ...car, paid: '1' })))).toEqual(['chassis: chassisTwice', 'paid: unpriced'])
  expect(codesOf(read(lineOf({ ...car, chassis: 'nhp10-1234567', exportPort: 'Nagoia' })))).toEqual([
    'chassis: chassisKnown',
    'exportPort: port',
  ])
})
