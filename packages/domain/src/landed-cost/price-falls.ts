import type { CostDocument } from './cost-document.ts'
import { feeOf } from './invoice.ts'
import { landedCost } from './landed-cost.ts'
import type { Milestone } from './milestones.ts'
import {
  type Asked,
  choicesOf,
  edgesOf,
  highestPrice,
  onGrid,
  priceStep,
  rowsChosen,
  segmentsOf,
} from './price-segments.ts'
import type { CostTables, Measure, VehicleKind } from './tables.ts'
import { vehiclesToTry } from './tried-vehicles.ts'
import { ageOf } from './vehicle.ts'

/** Where a sum drops although the price rises by one hall step, to the yen. */
export type Fall = {
  /** The last price before it. */
  price: number
  yen: number
}

/** A drop and the table that causes it, named in the same way as a document's errors. */
export type PriceFall = Fall & {
  at: string
  /** The last value of the bracket that ends: of the price, or of what the step depends on. */
  edge: { by: Measure | 'price'; upTo: number }
  /** For what vehicle; null for a fee, which does not depend on it. */
  vehicle: { cc: number; ageMonths: number } | null
}

/** Every price at which a sum drops as the price rises. */
export function fallsOf(tables: CostTables, request: Asked, milestone: Milestone): Fall[] {
  const falls: Fall[] = []
  const sumAt = (price: number) => landedCost(tables, { ...request, price })[milestone]
  for (const { to } of segmentsOf(tables, request, priceStep, highestPrice)) {
    if (to >= highestPrice) break
    const [before, after] = [sumAt(to), sumAt(to + priceStep)]
    if (before !== null && after !== null && after < before) falls.push({ price: to, yen: before - after })
  }
  return falls
}

/**
 * Where a document's tables make a total drop as the price rises, so that bids behave oddly: each edge at its worst.
 */
export function priceFalls(document: CostDocument): PriceFall[] {
  return worstOfEach([...fallsOfFees(document.tables), ...fallsOfSteps(document)])
}

function fallsOfFees({ halls, agentFee }: CostTables): PriceFall[] {
  return Object.entries(halls).flatMap(([hall, { auctionFee }]) =>
    (Object.keys(agentFee) as VehicleKind[]).flatMap((kind) => {
      const fees = {
        [`tables.halls.${hall}.auctionFee`]: auctionFee,
        [`tables.agentFee.${kind}`]: agentFee[kind],
      }
      const edges = new Set(Object.values(fees).flatMap(edgesOf).map(onGrid))
      return [...edges].flatMap((price) => {
        if (price < priceStep || price >= highestPrice) return []
        const falls = Object.entries(fees).map(([at, rows]) => ({
          at,
          yen: feeOf(rows, price) - feeOf(rows, price + priceStep),
        }))
        const yen = falls.reduce((sum, fall) => sum + fall.yen, -priceStep)
        if (yen <= 0) return []
        const { at } = falls.reduce((a, b) => (b.yen > a.yen ? b : a))
        return [{ at, edge: { by: 'price' as const, upTo: price }, price, yen, vehicle: null }]
      })
    }),
  )
}

/** For one port of a country: another one only shifts the prices. */
function fallsOfSteps({ tables, volumes }: CostDocument): PriceFall[] {
  const hall = '*' in tables.halls ? '*' : (Object.keys(tables.halls)[0] ?? '')
  const volume = volumes.car[0]?.volume ?? 0
  return Object.entries(tables.programmes).flatMap(([programme, { steps }]) => {
    const choices = choicesOf(tables, programme)
    const country = programme.split('/')[0]
    const port = Object.keys(tables.ports).find((name) => tables.ports[name]?.country === country)
    if (choices.length === 0 || port === undefined) return []
    return vehiclesToTry({ steps }, volume).flatMap((vehicle) => {
      const asked = { vehicle, hall, port, programme }
      const chosen = rowsChosen(tables, asked)
      return fallsOf(tables, asked, 'landed').flatMap((fall) => {
        const [before, after] = [chosen(fall.price), chosen(fall.price + priceStep)]
        // A fee's effect is reported for the fee itself.
        const choice = choices.find((_, at) => before[at] !== after[at])
        const upTo = choice?.rows[before[choices.indexOf(choice)] ?? 0]?.upTo
        if (!choice || upTo === undefined || upTo === null) return []
        return [
          {
            ...fall,
            at: `tables.programmes.${programme}.steps.${choice.step}`,
            edge: { by: choice.by, upTo },
            vehicle: { cc: vehicle.cc, ageMonths: ageOf(vehicle).ageMonths },
          },
        ]
      })
    })
  })
}

function worstOfEach(falls: readonly PriceFall[]): PriceFall[] {
  const worst = new Map<string, PriceFall>()
  for (const fall of falls) {
    const key = `${fall.at} ${fall.edge.by} ${fall.edge.upTo}`
    if (fall.yen > (worst.get(key)?.yen ?? 0)) worst.set(key, fall)
  }
  return [...worst.values()]
}
