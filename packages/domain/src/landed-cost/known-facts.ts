import type { LotVehicle } from './lot-vehicle.ts'
import type { Fuel } from './tables.ts'
import type { YearMonth } from './vehicle.ts'

/** What somebody knows about a vehicle that its lot does not say. */
export type KnownFacts = Partial<{
  registered: YearMonth
  fuel: Fuel
  cc: number
  hp: number
  /** Grams per kilometer. */
  co2: number
  kg: number
  /** Liters. */
  volume: number
  runs: boolean
  originJapan: boolean
  /** From the official list, in the destination's currency. */
  listValue: number
}>

/** A lot's vehicle with what is known about it, which needs no assumptions any more. */
export function withFacts(vehicle: LotVehicle, facts: KnownFacts): LotVehicle {
  const { registered, volume, ...rest } = facts
  return {
    ...vehicle,
    ...rest,
    ...(registered && { registered: { from: registered, to: registered } }),
    ...(volume !== undefined && { volume, volumes: { from: volume, to: volume } }),
    assumed: vehicle.assumed.filter((what) => facts[what] === undefined),
  }
}
