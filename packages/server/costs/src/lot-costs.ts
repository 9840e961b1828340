import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/costs'
import type { Actor } from '@seriba/domain/access/actor'
import { documentForHall } from '@seriba/domain/landed-cost/cost-document'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import { assertMaySeeLot } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { findChoices, findCostLot } from './lot-costs.repository.ts'
import { currentRates } from './rates/rates.repository.ts'

/** Everything a browser needs to compute what a lot comes to while somebody types. */
export async function lotCosts(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { carId }: Input<typeof contracts.lotCosts>,
  now = new Date(),
): Promise<Output<typeof contracts.lotCosts>> {
  const lot = await findCostLot(db, Number(carId), now)
  if (!lot) return notFound('lot_not_found')
  assertMaySeeLot(actor, lot.facts.kind)
  const published = await findPublishedCosts(db, jstDay(now))
  if (!published) return { costs: null }
  const { id, validFrom, document } = published
  return {
    costs: {
      version: { id, validFrom },
      document: withoutNotesForStaff(documentForHall(document, lot.hall)),
      vehicle: vehicleOfLot(lot.facts, document),
      hall: lot.hall,
      choices: await findChoices(db, actor.userId),
      rates: await currentRates(db, now),
    },
  }
}

/** Only staff are told where the sources disagree. */
function withoutNotesForStaff(document: ReturnType<typeof documentForHall>) {
  const countries = Object.entries(document.countries).map(([code, { contested: _, rules, ...country }]) => [
    code,
    rules ? { ...country, rules: rules.map(({ contested: _, ...rule }) => rule) } : country,
  ])
  return { ...document, countries: Object.fromEntries(countries) }
}
