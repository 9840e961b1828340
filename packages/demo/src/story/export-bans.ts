import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { countries } from '../costs/countries.ts'
import { costDocument } from '../costs/document.ts'
import { portTables } from '../costs/ports.ts'
import type { ScenarioLot } from './types.ts'

const document = costDocument('2026-01-01')

/** The port to which a country's buyers have their cars delivered. */
export const portTo = (country: string): string | undefined =>
  Object.keys(portTables).find((port) => portTables[port]?.country === country)

/** Whether Japan lets a lot be exported to a country at a price, by the company's own tables. */
export function mayGoTo(country: string, lot: ScenarioLot, day: string, price: number): boolean {
  const port = portTo(country)
  if (port === undefined || !countries[country]?.bans) return true
  const vehicle = vehicleOfLot(
    {
      ...lot,
      equipment: lot.equip ?? '',
      engine: lot.engine ?? null,
      horsePower: lot.horsePower ?? null,
      steering: lot.steering ?? '',
      day,
    },
    document,
  )
  const estimator = estimatorOf({ document, vehicle, hall: lot.auction, port, regime: 'private' })
  return estimateAt(estimator, price).ban === null
}
