import { company } from '../company.ts'
import { hallNamed } from '../halls.ts'
import type { DemoUser } from '../people.ts'
import type { SeededRandom } from '../random.ts'
import type { PlannedPurchase, ScenarioLot } from './types.ts'

const dayMs = 86_400_000
const ports = ['Yokohama', 'Nagoya', 'Kobe', 'Osaka', 'Hakata'] as const
const ships = ['Morning Cara', 'Grand Orion', 'Hoegh Trader', 'Pacific Tern', 'Asian Emperor'] as const
const ferries = ['Sun Rio', 'Toyama Bay', 'East Bridge'] as const
/** Ships that have not left yet have numbers beyond this. */
export const lastVoyageNumber = 128

/** Days at sea and freight for a car of usual size, yen. */
function routeTo(country: string): { port: string | null; days: number; freight: number } {
  if (country === 'RU') return { port: 'Toyama', days: 8, freight: 45_000 }
  if (['KE', 'TZ', 'UG', 'ZM', 'ZW', 'GH', 'NG'].includes(country))
    return { port: null, days: 34, freight: 150_000 }
  if (['NZ', 'AU', 'TO'].includes(country)) return { port: null, days: 21, freight: 130_000 }
  if (['GB', 'IE', 'CY', 'MT', 'PL', 'CZ', 'HU', 'SE', 'DE'].includes(country)) {
    return { port: null, days: 42, freight: 190_000 }
  }
  if (['US', 'CA', 'CL', 'PY', 'JM', 'TT'].includes(country))
    return { port: null, days: 28, freight: 170_000 }
  return { port: null, days: 19, freight: 95_000 }
}

/** How far a vehicle has come in this many days. */
function statusAfter(days: number, atSea: number): number | null {
  if (days < 3) return null
  if (days < 7) return 1
  if (days < 14) return 2
  if (days < 21) return 3
  return days < 21 + atSea ? 4 : 5
}

const dateText = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** What follows a win: the costs in addition to the price, and the way to the port. */
export function purchaseOf(
  lot: ScenarioLot,
  client: DemoUser,
  wonAt: Date,
  now: Date,
  dice: SeededRandom,
): PlannedPurchase {
  const route = routeTo(client.countryCode)
  const days = (now.getTime() - wonAt.getTime()) / dayMs
  const status = statusAfter(days, route.days)
  const sails = wonAt.getTime() + (20 + dice.int(0, 2)) * dayMs
  const size = lot.kind === 'machinery' ? 4 : lot.kind === 'bike' ? 0.4 : 1
  const booked = status !== null && status >= 3
  const ship = route.port ? dice.pick(ferries) : dice.pick(ships)
  return {
    purchasedAt: wonAt,
    agentFee: company.agentFee,
    delivery: hallNamed(lot.auction)?.deliveryFee ?? 18_000,
    other: dice.pick([0, 0, 3500, 8500, 12_000]),
    freight: Math.round((route.freight * size) / 500) * 500,
    status,
    changes: [],
    exportPort: route.port ?? dice.pick(ports),
    voyage: booked ? `${ship} ${dice.int(41, lastVoyageNumber)}` : null,
    etd: booked ? dateText(sails) : null,
    eta: booked ? dateText(sails + route.days * dayMs) : null,
  }
}
