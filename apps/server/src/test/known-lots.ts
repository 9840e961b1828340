import { conditionGrades } from '@seriba/domain/lots/condition-grade'
import { damageKinds } from '@seriba/domain/lots/damage/damage-kinds'
import { lotStatuses } from '@seriba/domain/lots/lot-status'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { FeedRecord } from '@seriba/server-feed/read-line'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { TestDb } from './db.ts'
import { importLots } from './lot-builders.ts'

/** The clock for tests that search. */
export const searchNow = new Date('2026-11-24T12:00:00+09:00')
const today = jstDay(searchNow)

/** A lot in the database, as its feed described it. */
export type KnownLot = {
  id: number
  record: FeedRecord
  at: number | null
  /** Damage bits from its sheet; null if it has not been read. */
  sheetDamage: number | null
}

/** Few enough values that filters overlap, including the odd ones found in real feeds. */
export const someValues = {
  maker: fc.constantFrom('Toyota', 'Nissan', 'Subaru'),
  model: fc.constantFrom('Alphard', 'Note', 'Levorg', "Driver's ☂ Edition"),
  auction: fc.constantFrom('USS Tokyo', 'TAA @ Kinki'),
  day: fc.integer({ min: -4, max: 4 }).map((days) => addDays(today, days)),
  chassis: fc.constantFrom('GRS182-0012345', 'GRS182-0019999', 'grs204-7', 'ZN6', 'BAD-CODE-1'),
  condition: fc.constantFrom(...conditionGrades, 'A4'),
  gearbox: fc.constantFrom('AT', 'FAT', 'CVT', '100%'),
  color: fc.constantFrom('Pearl', 'pearl', 'WR Blue'),
  status: fc.constantFrom(...lotStatuses),
  category: fc.constantFrom('Excavators', 'Cranes'),
  subcategory: fc.constantFrom('Mini', 'Wheeled', 'Rough terrain'),
  steering: fc.constantFrom('Right', 'Left'),
  equip: fc.constantFrom(
    'AC AW',
    'AAC,SR/NAVI',
    'ac;tv',
    'AW　SR',
    'AC_',
    'NAVI,Plug in',
    'In-dash TV',
    'e:HEV,AC',
    '電気 TV',
  ),
}

const { category, subcategory, chassis, gearbox, steering, equip, ...common } = someValues
/**
 * Words that name a fuel, beside letters that only look Latin, and words that would name one together with the next
 * text.
 */
const grade = fc.constantFrom(
  'G',
  'S Hybrid',
  'EV車',
  'Level',
  'XD Touring',
  'e-Power',
  'プラグイン',
  'G Plug',
)
const thousands = (max: number) => fc.integer({ min: 0, max }).map((n) => n * 100_000)

const line = fc.record(
  {
    ...common,
    kind: fc.constantFrom('car', 'car', 'car', 'bike', 'machinery', 'stock'),
    time: fc.constantFrom('00:00', '09:30', '14:45', '23:59'),
    year: fc.integer({ min: 2015, max: 2018 }),
    mileage: fc.integer({ min: 0, max: 5 }).map((n) => n * 10_000),
    engine: fc.constantFrom(0, 660, 1500, 2500),
    startPrice: thousands(4),
    soldPrice: thousands(4),
    ofCars: fc.record({ chassis, steering, equip, grade }, { requiredKeys: [] }),
    ofMachines: fc.record(
      { category, subcategory, hours: fc.integer({ min: 0, max: 3 }), serial: chassis },
      { requiredKeys: [] },
    ),
    gearbox,
  },
  { requiredKeys: ['kind', 'auction', 'day', 'time', 'maker', 'model', 'ofCars', 'ofMachines'] },
)

const sheetDamage = fc.option(fc.integer({ min: 0, max: 2 ** damageKinds.length - 1 }), {
  nil: null,
  freq: 2,
})

/** Cars similar enough to have an average price; odd prices, so that half a yen is rounded. */
const alike = Array.from(
  { length: 30 },
  (_, i): FeedRecord => ({
    kind: 'car',
    auction: 'USS Nagoya',
    auctionDate: `${addDays(today, -1 - 10 * (i % 25))}T10:00:00+09:00`,
    lotNo: i,
    maker: 'Toyota',
    model: 'Crown',
    chassis: `GRS200-${i}`,
    year: 2014 + (i % 4),
    condition: ['3.5', '4', 'R', '***', '5'][i % 5] ?? '',
    status: [4533, 4534, 4539][i % 3] ?? 4533,
    soldPrice: i % 7 === 0 ? 0 : 1_000_000 + i * i,
  }),
)

/** Lots of every kind around the day of `searchNow`, identical in every run. */
export async function importKnownLots({ url, db }: TestDb, count = 400): Promise<KnownLot[]> {
  const drawn = fc
    .sample(line, { numRuns: count, seed: 7 })
    .map(({ day, time, ofCars, ofMachines, engine, ...facts }, lotNo): FeedRecord => {
      const { kind } = facts
      return {
        ...facts,
        lotNo,
        ...(kind !== 'stock' && { auctionDate: `${day}T${time}:00+09:00` }),
        ...((kind === 'car' || kind === 'stock') && ofCars),
        ...(kind === 'machinery' ? ofMachines : engine !== undefined && { engine }),
      }
    })
  const records = [...drawn, ...alike]
  const ids = await importLots(url, db, records)
  const damage = fc.sample(sheetDamage, { numRuns: records.length, seed: 11 })
  await sql`
    update lots set sheet_damage = read.damage
    from unnest(${ids}::bigint[], ${damage}::smallint[]) as read (id, damage) where lots.id = read.id`.execute(
    db,
  )
  const { color } = records.find((record) => /^pearl$/i.test(String(record.color))) ?? {}
  return records.map((record, at) => ({
    id: ids[at] ?? 0,
    sheetDamage: damage[at] ?? null,
    // The first of two spellings is kept.
    record: /^pearl$/i.test(String(record.color)) ? { ...record, color } : record,
    at: typeof record.auctionDate === 'string' ? Date.parse(record.auctionDate) : null,
  }))
}
