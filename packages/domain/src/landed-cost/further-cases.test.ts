import { expect, test } from 'vitest'
import { landedCost } from './landed-cost.ts'
import { type ExampleLot, requestOf, tables } from './testing/examples.ts'

type FurtherCase = [string, number, Partial<ExampleLot>, Record<string, number>]

const car: ExampleLot = {
  kind: 'car',
  steering: 'right',
  runs: true,
  originJapan: true,
  fuel: 'petrol',
  hp: 150,
  co2: 0,
  cc: 1500,
  hall: 'USS Tokyo',
  port: 'Mombasa',
  programme: 'KE',
  dm3: 11_000,
  firstReg: [2021, 1],
  arrival: [2027, 2],
}

/** Worked out by hand from the written tables: cases that the fifteen worked cases do not cover. */
const further: FurtherCase[] = [
  [
    'Kenya from Sapporo, a diesel that does not drive, half of its list value after five full years',
    1_730_000,
    {
      hall: 'USS Sapporo',
      runs: false,
      fuel: 'diesel',
      cc: 2179,
      dm3: 14_000,
      firstReg: [2021, 6],
      reference: 4_100_000,
    },
    { fob: 1_942_000, cnf: 2_119_723, cif: 2_136_045, landed: 4_602_195, duty: 717_500, vat: 553_500 },
  ],
  [
    'Russia over five years and over 160 hp: the recycling fee is more than the car',
    1_250_000,
    { hall: 'JU Toyama', port: 'Vladivostok', programme: 'RU', cc: 1798, hp: 177, dm3: 10_400 },
    {
      fob: 1_373_000,
      cnf: 1_428_000,
      cif: 1_438_996,
      landed: 5_492_297,
      duty: 580_892,
      recyclingFee: 1_492_800,
    },
  ],
  [
    'Georgia, left-hand, petrol, in its ninth calendar year',
    990_000,
    { port: 'Poti', programme: 'GE', steering: 'left', cc: 2494, dm3: 14_500, firstReg: [2018, 9] },
    { fob: 1_134_000, cnf: 1_490_500, cif: 1_501_977, landed: 2_160_555, excise: 11_223, importTax: 181 },
  ],
  [
    'Australia without proof of origin, under the threshold of the luxury tax, of the largest size',
    2_400_000,
    { hall: 'HAA Kobe', port: 'Melbourne', programme: 'AU', originJapan: false, dm3: 17_500 },
    { fob: 2_587_000, cnf: 2_790_438, cif: 2_811_924, landed: 3_235_417, duty: 1281, gst: 2912, lct: 0 },
  ],
  [
    'United States, dear enough for the most that the processing fee can be',
    32_000_000,
    { hall: 'ARAI Oyama', port: 'Tacoma', programme: 'US', dm3: 15_000 },
    { fob: 33_808_000, cnf: 34_056_000, cif: 34_318_231, landed: 35_446_321, duty: 5453, mpf: 652, hmf: 273 },
  ],
  [
    'a motorbike to Australia, insured at the least that insurance costs',
    250_000,
    { kind: 'bike', hall: 'BDS Kashiwa', port: 'Melbourne', programme: 'AU', cc: 399, dm3: 1800 },
    { fob: 317_000, cnf: 337_925, cif: 340_925, landed: 375_063, duty: 0, gst: 338, lct: 0 },
  ],
  [
    'a machine to Jamaica, at the edge of its agent fee and of its size',
    3_000_000,
    { kind: 'machinery', hall: 'ARAI Oyama', port: 'Kingston', programme: 'JM', cc: 2200, dm3: 17_000 },
    {
      fob: 3_196_000,
      cnf: 3_454_230,
      cif: 3_480_828,
      landed: 6_262_008,
      duty: 717_696,
      scta: 1_291_853,
      gct: 839_705,
      envLevy: 17_942,
    },
  ],
  [
    'a heavy truck to the Emirates',
    4_500_000,
    { fuel: 'diesel', port: 'Jebel Ali', programme: 'AE', cc: 12_900, dm3: 60_000 },
    { fob: 4_752_000, cnf: 5_356_500, cif: 5_397_745, landed: 5_950_987, duty: 6395, vat: 6715 },
  ],
  [
    'Tanzania in the last month in which a small car counts as ten calendar years',
    400_000,
    {
      hall: 'USS Nagoya',
      port: 'Dar es Salaam',
      programme: 'TZ',
      cc: 1000,
      dm3: 9000,
      firstReg: [2017, 1],
      arrival: [2027, 12],
    },
    {
      fob: 549_000,
      cnf: 660_600,
      cif: 665_687,
      landed: 1_148_780,
      exciseCc: 0,
      exciseAge: 2_080_272,
      vat: 2_870_775,
    },
  ],
]

test.each(further)('%s', (_, price, lot, expected) => {
  const cost = landedCost(tables, { ...requestOf({ ...car, ...lot }), price })
  const { fob, cnf, cif, landed, destination } = cost
  const lines = Object.fromEntries(destination?.lines.map(({ id, amount }) => [id, amount]) ?? [])
  expect({ fob, cnf, cif, landed, ...lines }).toMatchObject(expected)
})

test('a vehicle that does not run pays its route’s surcharge, or else the general one', () => {
  const from = tables.halls['USS Sapporo']
  if (!from?.inland.Yokohama) throw new Error('Sapporo ships from Yokohama')
  const byFerry = { ...from.inland, Yokohama: { ...from.inland.Yokohama, nonRunner: 28_000 } }
  const halls = { ...tables.halls, 'USS Sapporo': { ...from, inland: byFerry } }
  const inlandFrom = (hall: string, runs: boolean) =>
    landedCost(
      { ...tables, halls },
      { ...requestOf({ ...car, hall, runs }), price: 500_000 },
    ).invoice.lines.find(({ id }) => id === 'inland')?.yen
  expect([inlandFrom('USS Sapporo', true), inlandFrom('USS Sapporo', false)]).toEqual([45_000, 73_000])
  expect([inlandFrom('USS Tokyo', true), inlandFrom('USS Tokyo', false)]).toEqual([11_000, 26_000])
})
