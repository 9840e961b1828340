import type { Input, Output } from '@seriba/contracts/contract'
import type { banOfWish as contract } from '@seriba/contracts/orders'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import { banAtPrice } from '@seriba/domain/landed-cost/ban-at-price'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { kindsForOrder } from '@seriba/domain/orders/offer'
import { jstDay } from '@seriba/domain/time/jst'
import { findPublishedCosts } from '@seriba/server-costs/cost-tables.repository'
import { type CostLot, findChoices, findCostLots } from '@seriba/server-costs/lot-costs.repository'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { isWished } from './lots-to-offer.ts'
import { upcomingLots } from './offers.repository.ts'

/** Enough to include another engine or year, if there is one. */
const mostLots = 30

/** Whether none of the upcoming lots that match an order may be imported at its port, at any price or at the budget. */
export async function banOfWish(
  { db }: Pick<AppContext, 'db'>,
  buyerId: number,
  { port: typed, budget, ...wish }: Omit<Input<typeof contract>, 'userId'>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const none = { ban: null, banAbove: null }
  const today = jstDay(now)
  const published = await findPublishedCosts(db, today)
  const port = published && portNamed(published.document, typed)
  if (!published || port === undefined) return none
  const { document } = published
  const [{ regime }, costLots] = await Promise.all([findChoices(db, buyerId), soonestLots(db, wish, now)])
  const lots = costLots.map(({ hall, facts }) => {
    const vehicle = vehicleOfLot({ ...facts, day: today }, document)
    return { hall, vehicle, verdict: importVerdict({ document, port, regime }, vehicle) }
  })
  const [first] = lots
  const country = document.countries[document.tables.ports[port]?.country ?? '']
  const names = document.ports[port]?.names
  if (!first?.verdict || !country || !names) return none
  const left = lots.filter(({ verdict }) => verdict?.verdict !== 'doesNotFit')
  if (left.length === 0)
    return {
      ...none,
      ban: { port: names, country: country.names, verdict: first.verdict, lots: lots.length },
    }
  if (budget === undefined) return none
  const tooDear = left.map(({ hall, vehicle }) =>
    banAtPrice(estimatorOf({ document, vehicle, hall, port, regime }), budget),
  )
  const [reached] = tooDear
  if (!reached || tooDear.includes(null)) return none
  const bid = Math.max(...tooDear.map((one) => one?.highest ?? 0))
  return { ...none, banAbove: { port: names, because: reached.ban.because, bid, lots: lots.length } }
}

function portNamed({ ports }: CostDocument, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase()
  return Object.keys(ports).find((key) =>
    [key, ports[key]?.names.en, ports[key]?.names.ru].some((name) => name?.toLowerCase() === wanted),
  )
}

async function soonestLots(
  db: Db,
  {
    kind,
    maker,
    model,
    yearFrom,
    yearTo,
  }: Pick<Input<typeof contract>, 'kind' | 'maker' | 'model' | 'yearFrom' | 'yearTo'>,
  now: Date,
): Promise<CostLot[]> {
  const kinds = sql`l.kind = any(${[...kindsForOrder(kind)]}::text[])`
  const named = isWished({
    maker: maker.trim(),
    model: model.trim(),
    year_from: yearFrom ?? null,
    year_to: yearTo ?? null,
  })
  const lots = await upcomingLots(db, sql`${kinds} and ${named}`, mostLots)
  const costLots = await findCostLots(
    db,
    lots.map(({ lotId }) => Number(lotId)),
    now,
  )
  return [...costLots.values()]
}
