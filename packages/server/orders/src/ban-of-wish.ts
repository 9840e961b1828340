import type { Input, Output } from '@seriba/contracts/contract'
import type { banOfWish as contract } from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
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

/** Whether no upcoming lot that fits an order may be imported at its port. */
export async function banOfWish(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { port: typed, ...wish }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const today = jstDay(now)
  const published = await findPublishedCosts(db, today)
  const port = published && portNamed(published.document, typed)
  if (!published || port === undefined) return { ban: null }
  const { document } = published
  const [{ regime }, lots] = await Promise.all([findChoices(db, actor.userId), soonestLots(db, wish, now)])
  const verdicts = lots.map(({ facts }) =>
    importVerdict({ document, port, regime }, vehicleOfLot({ ...facts, day: today }, document)),
  )
  const [verdict] = verdicts
  const isBanned = verdicts.every((one) => one?.verdict === 'doesNotFit')
  const country = document.countries[document.tables.ports[port]?.country ?? '']
  const names = document.ports[port]?.names
  if (!verdict || !isBanned || !country || !names) return { ban: null }
  return { ban: { port: names, country: country.names, verdict, lots: lots.length } }
}

function portNamed({ ports }: CostDocument, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase()
  return Object.keys(ports).find((key) =>
    [key, ports[key]?.names.en, ports[key]?.names.ru].some((name) => name?.toLowerCase() === wanted),
  )
}

async function soonestLots(
  db: Db,
  { kind, maker, model, yearFrom, yearTo }: Omit<Input<typeof contract>, 'port'>,
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
