import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/costs'
import type { Actor } from '@seriba/domain/access/actor'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import { monthOfDay } from '@seriba/domain/landed-cost/arrival'
import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { type KnownFacts, withFacts } from '@seriba/domain/landed-cost/known-facts'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { areRatesStale } from '@seriba/domain/landed-cost/stale-rates'
import { jstDay } from '@seriba/domain/time/jst'
import { assertMaySeeLot } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { findChoices, findCostLot } from './lot-costs.repository.ts'

/** The same calculation as next to the bid, for programs. */
export async function landedCost(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { carId, amount, port, regime: asRegime, ...given }: Input<typeof contracts.landedCost>,
  now = new Date(),
): Promise<Output<typeof contracts.landedCost>> {
  const lot = await findCostLot(db, Number(carId), now)
  if (!lot) return notFound('lot_not_found')
  assertMaySeeLot(actor, lot.facts.kind)
  const today = jstDay(now)
  const published = await findPublishedCosts(db, today)
  if (!published) throw new ApiError('costs_not_published')
  const { id, validFrom, document } = published
  if (port !== undefined && !Object.hasOwn(document.tables.ports, port))
    throw new ApiError('port_unknown', { fields: { port: 'port_unknown' } })
  const own = await findChoices(db, actor.userId)
  const regime = asRegime ?? own.regime
  const vehicle = withFacts(vehicleOfLot(lot.facts, document), factsOf(given))
  const estimator = estimatorOf({ document, vehicle, hall: lot.hall, port: port ?? own.port, regime })
  const code = estimator.port === null ? undefined : document.tables.ports[estimator.port]?.country
  const country = code === undefined ? undefined : document.countries[code]
  return {
    version: { id, validFrom },
    port: estimator.port,
    country: code ?? null,
    regime,
    arrives: estimator.arrives,
    vehicle,
    estimate: estimateAt(estimator, amount),
    importVerdict:
      estimator.port === null ? null : importVerdict({ document, port: estimator.port, regime }, vehicle),
    sources: [...(country?.sources ?? [])],
    notIncluded: (country?.notIncluded ?? []).map(({ label, typical }) => ({
      ...label,
      typical: typical ?? null,
    })),
    rates: document.tables.fx,
    ratesOn: document.ratesOn,
    ratesStale: areRatesStale(document, today),
    reviewBy: country?.reviewBy ?? null,
  }
}

type GivenFacts = Omit<Input<typeof contracts.landedCost>, 'carId' | 'amount' | 'port' | 'regime'>

function factsOf({ registered, runs, originJapan, ...given }: GivenFacts): KnownFacts {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(known),
    ...(registered !== undefined && { registered: monthOfDay(registered) }),
    ...(runs !== undefined && { runs: runs === 'yes' }),
    ...(originJapan !== undefined && { originJapan: originJapan === 'yes' }),
  }
}
