import { saleValue } from '@seriba/domain/lots/auction-sale'
import { equipmentWords } from '@seriba/domain/lots/quick-search'
import type { Staging } from '@seriba/lot-index/build/staging'
import type { CopiedRow } from './copy-binary.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { Remembered } from './remembered.ts'
import { dayNumbered, jstDayNumber } from './time.ts'

/** Only machines have it: the details of millions of cars need not be unpacked. */
const ofMachines = (name: string) => `case when kind = 'machinery' then details ->> '${name}' end`

/** What the index knows of a lot, in the order in which `lotReader` reads it. */
export const indexedColumns = [
  `id, kind, auction, auction_at, lot_no, maker, model, year, color, engine, gearbox, equip, condition, mileage`,
  `steering, chassis, start_price, sold_price, status, condition_rank`,
  `${ofMachines('category')}, ${ofMachines('subcategory')}, (${ofMachines('hours')})::integer`,
].join(', ')

type Put = (row: CopiedRow) => void

/** Puts copied lots into the columns of the index, cell by cell: an object for each would cost more than the rest. */
export function lotReader(staging: Staging<LotsSchema>): Put {
  const value = (name: LotNames['value'], field: number, form = (text: string) => text): Put => {
    const column = staging.values(name)
    const codes = new Remembered((text) => column.code(form(text)))
    return (row) => column.add(row.known(field, codes))
  }
  const number = (name: LotNames['number'], read: (row: CopiedRow) => number | null): Put => {
    const column = staging.numbers(name)
    return (row) => column.push(read(row))
  }
  const cells = [
    value('kind', 1),
    auction(staging),
    number('at', (row) => row.timestamp(3)),
    number('lotNo', (row) => row.int(4)),
    value('maker', 5),
    value('model', 6),
    value('modelName', 6, (text) => text.toUpperCase()),
    number('year', (row) => row.smallint(7)),
    value('color', 8),
    number('engine', (row) => row.int(9)),
    value('gearbox', 10),
    equipment(staging),
    value('condition', 12),
    number('mileage', (row) => row.int(13)),
    value('steering', 14),
    chassis(staging),
    // A price of 0 is not known.
    number('startPrice', (row) => row.bigint(16) || null),
    number('finishPrice', (row) => row.bigint(17) || null),
    status(staging),
    number('conditionRank', (row) => inSteps(row.real(19))),
    value('category', 20),
    value('subcategory', 21),
    number('hour', (row) => row.int(22)),
  ]
  return (row) => {
    staging.addId(row.bigint(0) ?? 0)
    for (const put of cells) put(row)
  }
}

/** Ranks of condition are kept as whole steps, which are put in order faster. */
export const rankStep = 0.001
const inSteps = (rank: number | null) => (rank === null ? null : Math.round(rank / rankStep))

/** The hall, the day, and both together. */
function auction(staging: Staging<LotsSchema>): Put {
  const [hall, day, sale] = [staging.values('hall'), staging.values('day'), staging.values('sale')]
  const dayOf = (number: number | null) => (number === null ? '' : dayNumbered(number))
  const days = remembered((number: number | null) => day.code(dayOf(number)))
  const halls = new Remembered((auction) => ({
    code: hall.code(auction),
    sales: remembered((number: number | null) =>
      sale.code(number === null ? '' : saleValue({ auction, day: dayOf(number) })),
    ),
  }))
  return (row) => {
    const at = row.timestamp(3)
    const number = at === null ? null : jstDayNumber(at)
    const { code, sales } = row.known(2, halls)
    hall.add(code)
    day.add(days(number))
    sale.add(sales(number))
  }
}

function equipment(staging: Staging<LotsSchema>): Put {
  const column = staging.words('equipment')
  const codes = new Remembered((text) => column.code(text.toUpperCase()))
  const add = (code: number) => column.add(code)
  return (row) => {
    // Words before another alphabet are right already, and count once.
    if (!row.words(11, codes, add)) for (const word of equipmentWords(row.text(11))) add(column.code(word))
    column.endRow()
  }
}

const dash = '-'.charCodeAt(0)

/** In capitals; the code before the dash is counted, the number behind it is only found. */
function chassis(staging: Staging<LotsSchema>): Put {
  const column = staging.values('chassis')
  const codes = new Remembered((text) => column.code(text), 1 << 16)
  return (row) => {
    const text = row.inCapitals(15)
    const at = text.indexOf(dash)
    const end = at < 0 ? text.length : at
    column.add(codes.of(text, 0, end))
    column.addTail(text, end, text.length)
  }
}

function status(staging: Staging<LotsSchema>): Put {
  const column = staging.values('status')
  const codes = remembered((status: number | null) => column.code(String(status ?? '')))
  return (row) => column.add(codes(row.smallint(18)))
}

function remembered<T>(make: (key: number | null) => T): (key: number | null) => T {
  const known = new Map<number | null, T>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
