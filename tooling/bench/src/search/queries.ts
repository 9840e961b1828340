import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { addDays } from '@seriba/domain/time/jst'
import type { LotFilters, LotQuery } from '@seriba/server-catalogue/lot-search'
import type pg from 'pg'
import { Random } from './random.ts'

export type Asked = LotQuery & { class: string }

type Sample = {
  maker: string
  model: string
  chassis: string
  frame: string
  day: string
  hall: string
  condition: string
  gearbox: string
  color: string
  status: string
  lot_no: number
  year: number
  mileage: number
  engine: number
  price: number
  equipment: string[]
}
type Draw = { random: Random; samples: readonly Sample[]; row: Sample; page: PageType }
type Part = (draw: Draw) => LotFilters

/** How many of 210 queries are in each class. Every one is drawn around a lot, so that it finds something. */
const shares: Record<string, [count: number, draw: Part]> = {
  all: [8, () => ({})],
  date: [20, (draw) => ({ ...dates(draw), ...(draw.random.chance(0.3) ? status(draw) : {}) })],
  broad: [30, (draw) => some(draw, draw.random.between(1, 2))],
  multi: [30, (draw) => some(draw, draw.random.between(3, 5))],
  maker: [36, (draw) => ({ maker: draw.row.maker, ...some(draw, draw.random.between(0, 2)) })],
  model: [40, (draw) => ({ ...models(draw), ...some(draw, draw.random.between(0, 2)) })],
  narrow: [24, (draw) => ({ ...models(draw), ...some(draw, draw.random.between(3, 5)) })],
  chassis: [12, (draw) => ({ ...chassis(draw), ...(draw.random.chance(0.3) ? years(draw) : {}) })],
  words: [10, (draw) => (draw.random.chance(0.5) ? words(draw) : lotNumbers(draw))],
}

const deep = new Set(['all', 'date', 'broad', 'multi', 'maker', 'model'])

/** The same queries for the same lots, every time. */
export async function drawQueries(pool: pg.Pool, atLeast: number): Promise<Asked[]> {
  const random = new Random(777)
  const samples = { stats: await sample(pool, '<'), 'car-auction': await sample(pool, '>=') }
  const scale = Math.max(1, atLeast / 210)
  return Object.entries(shares).flatMap(([name, [count, draw]]) =>
    Array.from({ length: Math.ceil(count * scale) }, (): Asked => {
      const page = random.chance(0.85) ? 'stats' : 'car-auction'
      const all = samples[page].length > 0 ? samples[page] : samples.stats
      const filters = draw({ random, samples: all, row: random.one(all), page })
      const sort = random.chance(0.3)
        ? null
        : ({ sort: random.one(pageFilters[page].sorts), order: random.chance(0.6) ? 'DESC' : 'ASC' } as const)
      const far = deep.has(name) && random.chance(0.1) ? random.between(10, 200) : random.between(2, 5)
      return { class: name, pageType: page, filters, sort, page: random.chance(0.75) ? 1 : far, pageSize: 20 }
    }),
  )
}

async function sample(pool: pg.Pool, side: '<' | '>='): Promise<Sample[]> {
  const { rows } = await pool.query<Sample>(
    `select maker, model, chassis, frame, day, hall, condition, gearbox, color, status, lot_no, coalesce(year, 2015) as year,
      coalesce(mileage, 0) as mileage, coalesce(engine, 1500) as engine,
      coalesce(finish_price, start_price, 100000)::integer as price, equipment
    from bench_lots where ms ${side} (extract(epoch from now() at time zone 'Asia/Tokyo')::bigint / 86400 * 86400 - 32400) * 1000
    order by md5(id::text) limit 500`,
  )
  return rows
}

function dates({ random, row: { day } }: Draw): LotFilters {
  if (random.chance(0.4)) return { days: [day] }
  return { from: addDays(day, 1 - random.one([7, 14, 30, 60])), to: day }
}

const status = ({ row }: Draw): LotFilters => ({ statuses: [Number(row.status)] })
const years = ({ random, row: { year } }: Draw): LotFilters => ({
  ranges: { year: { from: year - random.between(0, 3), to: year + random.between(0, 3) } },
})
const range = (
  name: 'mileage' | 'finishPrice' | 'startPrice' | 'engine',
  from: number,
  to: number,
): LotFilters => ({
  ranges: { [name]: { from: Math.max(0, Math.floor(from)), to: Math.ceil(to) } },
})

/** What people filter by, and how many values they choose. */
const optional: Part[] = [
  years,
  ({ random, row }) =>
    range('mileage', random.chance(0.6) ? 0 : row.mileage / 2, row.mileage + 10_000 * random.between(1, 4)),
  ({ row, page }) => range(page === 'stats' ? 'finishPrice' : 'startPrice', row.price * 0.6, row.price * 1.6),
  ({ row }) => range('engine', row.engine - 300, row.engine + 300),
  (draw) => ({ conditions: several(draw, 'condition', 4) }),
  (draw) => ({ colors: several(draw, 'color', 4) }),
  (draw) => ({ gearboxes: several(draw, 'gearbox', 2) }),
  status,
  (draw) => ({ halls: several(draw, 'hall', 12) }),
  dates,
]

function some(draw: Draw, count: number): LotFilters {
  const parts = draw.random.shuffled(optional).slice(0, count)
  const drawn = parts.map((part) => part(draw))
  const ranges = Object.assign({}, ...drawn.map((filters) => filters.ranges))
  return { ...Object.assign({}, ...drawn), ranges }
}

/** The lot's own value and those of others. */
function several(
  { random, samples, row }: Draw,
  name: 'condition' | 'color' | 'gearbox' | 'hall',
  most: number,
) {
  const values = Array.from({ length: random.between(0, most - 1) }, () => random.one(samples)[name])
  return [...new Set([row[name], ...values])].filter((value) => value !== '')
}

function models({ random, samples, row }: Draw): LotFilters {
  const others = random.chance(0.3) ? samples.filter(({ maker }) => maker === row.maker).slice(0, 3) : []
  return { maker: row.maker, models: [...new Set([row.model, ...others.map(({ model }) => model)])] }
}

function chassis({ random, row }: Draw): LotFilters {
  const start = row.frame.slice(0, row.chassis.length + random.between(2, 5))
  return { chassis: [start.includes('-') && random.chance(0.6) ? start : row.chassis] }
}

const words = ({ random, row }: Draw): LotFilters => ({
  equipment: random.shuffled(row.equipment.filter((word) => word !== '')).slice(0, random.between(1, 3)),
})

const lotNumbers = ({ random, row: { lot_no } }: Draw): LotFilters => ({
  lotNumbers: [[{ from: lot_no, to: lot_no + random.between(0, 20) }]],
})
