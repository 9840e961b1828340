import { saleValue } from '@seriba/domain/lots/auction-sale'
import { damageCode } from '@seriba/domain/lots/damage/damage-filter'
import type { Staging } from '@seriba/lot-index/build/staging'
import { Cached } from './cached.ts'
import { CachedNumbers } from './cached-numbers.ts'
import type { Put } from './copied-row.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { dayNumbered, jstDayNumber } from './time.ts'
import { vehicle } from './vehicle-reader.ts'

/** Only machines have it, so the details of millions of cars need not be unpacked. */
const ofMachines = (value: string) => `case when kind = 'machinery' then ${value} end`
const path = `coalesce(details ->> 'category', '') || '>' || nullif(details ->> 'subcategory', '')`

/** What the index knows about a lot, in the order in which `lotReader` reads it. */
export const indexedColumns = [
  ...['id', 'kind', 'auction', 'auction_at', 'lot_no', 'maker', 'model', 'year', 'color', 'engine'],
  ...['gearbox', 'equip', 'condition', 'mileage', 'steering', 'chassis', 'start_price', 'sold_price'],
  ...['status', 'condition_rank', ofMachines(`details ->> 'category'`), ofMachines(path)],
  `(${ofMachines(`details ->> 'hours'`)})::integer`,
  `case when kind = 'car' then coalesce(details ->> 'fuel', '') end`,
  'grade',
  'sheet_damage',
]

/** Puts copied lots into the index's columns, cell by cell: an object for each would cost more than the rest. */
export function lotReader(staging: Staging<LotsSchema>): Put {
  const value = (name: LotNames['value'], field: number): Put => {
    const column = staging.values(name)
    const codes = new Cached((text) => column.code(text))
    return (row) => column.add(row.known(field, codes))
  }
  const values = [
    value('kind', 1),
    value('maker', 5),
    value('color', 8),
    value('gearbox', 10),
    value('steering', 14),
    value('category', 20),
    value('subcategory', 21),
    vehicle(staging),
    condition(staging),
    auction(staging),
    chassis(staging),
    status(staging),
  ]
  const numbers = numbersOf(staging)
  return (row) => {
    staging.addId(row.bigint(0))
    for (const put of values) put(row)
    numbers(row)
  }
}

/** Condition ranks are stored as whole steps, which sort faster. */
export const rankStep = 0.001

/** One after another in one function: separate calls would have to pass boxed numbers. */
function numbersOf(staging: Staging<LotsSchema>): Put {
  const at = staging.numbers('at')
  const lotNo = staging.numbers('lotNo')
  const year = staging.numbers('year')
  const engine = staging.numbers('engine')
  const mileage = staging.numbers('mileage')
  const startPrice = staging.numbers('startPrice')
  const finishPrice = staging.numbers('finishPrice')
  const conditionRank = staging.numbers('conditionRank')
  const hour = staging.numbers('hour')
  return (row) => {
    at.add(row.timestamp(3))
    lotNo.add(row.int(4))
    year.add(row.smallint(7))
    engine.add(row.int(9))
    mileage.add(row.int(13))
    // A price of 0 means unknown.
    startPrice.add(row.bigint(16) || Number.NaN)
    finishPrice.add(row.bigint(17) || Number.NaN)
    conditionRank.add(Math.round(row.real(19) / rankStep))
    hour.add(row.int(22))
  }
}

/** The hall, the day, and both together. */
function auction(staging: Staging<LotsSchema>): Put {
  const [hall, day, sale] = [staging.values('hall'), staging.values('day'), staging.values('sale')]
  const dayOf = (number: number) => (Number.isNaN(number) ? '' : dayNumbered(number))
  const days = new CachedNumbers((number) => day.code(dayOf(number)))
  const salesOf: CachedNumbers[] = []
  const halls = new Cached((auction) => {
    const code = hall.code(auction)
    // Also for lots without a day: a sale contains its hall, which is counted through it.
    salesOf[code] ??= new CachedNumbers((number) => sale.code(saleValue({ auction, day: dayOf(number) })))
    return code
  })
  return (row) => {
    const number = jstDayNumber(row.timestamp(3))
    const code = row.known(2, halls)
    hall.add(code)
    day.add(days.of(number))
    sale.add((salesOf[code] as CachedNumbers).of(number))
  }
}

/** The grade, and everything known about the damage. */
function condition(staging: Staging<LotsSchema>): Put {
  const [column, damage] = [staging.values('condition'), staging.values('damage')]
  const damageOf: CachedNumbers[] = []
  const unread: number[] = []
  const codes = new Cached((grade) => {
    const code = column.code(grade)
    damageOf[code] ??= new CachedNumbers((bits) => damage.code(damageCode(bits, grade)))
    unread[code] ??= damage.code(damageCode(null, grade))
    return code
  })
  return (row) => {
    const code = row.known(12, codes)
    const bits = row.smallint(25)
    column.add(code)
    damage.add(Number.isNaN(bits) ? (unread[code] as number) : (damageOf[code] as CachedNumbers).of(bits))
  }
}

const dash = '-'.charCodeAt(0)

/** In capitals; the code before the dash is counted, and the number after it can only be searched. */
function chassis(staging: Staging<LotsSchema>): Put {
  const column = staging.values('chassis')
  const codes = new Cached((text) => column.code(text), 1 << 16)
  return (row) => {
    const length = row.inCapitals(15)
    const { capitals, capitalsView } = row
    let end = 0
    while (end < length && capitals[end] !== dash) end += 1
    column.add(codes.of(capitalsView, 0, end))
    column.addTail(capitals, end, length)
  }
}

function status(staging: Staging<LotsSchema>): Put {
  const column = staging.values('status')
  const codes = new CachedNumbers((status) => column.code(Number.isNaN(status) ? '' : String(status)))
  return (row) => column.add(codes.of(row.smallint(18)))
}
