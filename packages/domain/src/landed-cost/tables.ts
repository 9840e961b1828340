import type { Decimal } from './rational.ts'

/** A currency's ISO code. */
export type Currency = string

export const sizeClassNames = ['S', 'M', 'L', 'XL'] as const
export type SizeClass = (typeof sizeClassNames)[number]

export type VehicleKind = 'car' | 'bike' | 'machinery'
export type ShippingMode = 'roro' | 'container'
export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in', 'electric', 'lpg'] as const
export type Fuel = (typeof fuels)[number]

/** A bracket of a table: up to and including this value; null is everything above. */
export type Bracket<Row> = Row & { upTo: number | null }

/** A fee that depends on the price, in yen: flat, or a percentage with a minimum. */
export type PriceFee = { flat: number } | { percent: Decimal; min?: number }
export type PriceFees = readonly Bracket<PriceFee>[]

export type BySize = Record<SizeClass, number>

export type Freight =
  | { per: 'm3'; currency: Currency; rate: Decimal; surchargePercent?: Decimal }
  | { per: 'unit'; currency: Currency; byClass: Record<SizeClass, Decimal | number> }
  | { per: 'containerShare'; currency: Currency; container: Decimal; units: number }

/** What something costs, in the currency of its program unless it names another. The vocabulary is closed. */
export type Amount =
  | { fixed: Decimal | number; currency?: Currency }
  /** Of the sum of the bases, or of the part of it above a threshold. */
  | { percent: Decimal; of: readonly Base[]; above?: Decimal }
  | { sum: readonly Amount[] }
  | { perCc: Decimal; currency?: Currency }
  /** For each cubic centimeter and calendar year of age. */
  | { perCcYear: Decimal }
  | { perUnit: Decimal; unit: 'co2' | 'hp' | 'kg'; above?: number; currency?: Currency }
  | { max: readonly Amount[] }
  | { min: readonly Amount[] }
  | { by: Measure; rows: readonly Bracket<{ then: Amount }>[] }

const vehicleMeasures = ['cc', 'hp', 'co2', 'kg', 'ageMonths', 'ageYears', 'calAge'] as const
export type VehicleMeasure = (typeof vehicleMeasures)[number]
/** What selects a bracket: facts about the vehicle, or values in the program's currency (`CIF_EUR` in euros). */
export const measures = [...vehicleMeasures, 'FOB', 'CNF', 'CIF', 'CIF_EUR', 'CV'] as const
export type Measure = (typeof measures)[number]

/** `CV` is the customs value; other names are those of earlier steps. */
export type Base = string | { of: string; times: Decimal }

/** All of the named facts must hold. */
export type Condition = {
  fuel?: readonly Fuel[]
  steering?: 'left' | 'right'
  kind?: readonly VehicleKind[]
  originJapan?: boolean
  hpMin?: number
  hpMax?: number
  ccMin?: number
  ccMax?: number
  ageMonthsMin?: number
  ageMonthsMax?: number
}

/** A line of the destination's charges. A step may use the ones before it; of steps with the same id, one applies. */
export type Step = {
  id: string
  label?: { en: string; ru: string }
  amount: Amount
  when?: Condition
  times?: readonly { when: Condition; factor: Decimal }[]
  min?: Decimal
  max?: Decimal
  /** A trader gets it refunded. */
  recoverable?: boolean
}

/** The customs value: what was paid, or the official list price less depreciation by full years. */
export type CustomsValue = 'CIF' | 'FOB' | 'REF' | 'max(REF,CIF)'

export type Programme = {
  currency: Currency
  customsValue: CustomsValue
  reference?: { depreciation: readonly Bracket<{ percent: number }>[] }
  steps: readonly Step[]
}

export type PortTable = { country: string; loadPort: string; mode: ShippingMode; freight: Freight }

/**
 * To one port. A vehicle that does not drive may have a different surcharge there: by ferry, or just down the road.
 */
export type Inland = BySize & { nonRunner?: number }

export type HallCosts = { auctionFee: PriceFees; inland: Record<string, Inland> }

/** Everything a calculation reads, as one consistent set of versions. */
export type CostTables = {
  /** Yen per unit. */
  fx: Record<Currency, Decimal>
  /** By volume in liters (a cubic meter is 1 000). */
  sizeClasses: readonly Bracket<{ class: SizeClass }>[]
  halls: Record<string, HallCosts>
  agentFee: Record<VehicleKind, PriceFees>
  /**
   * Yen, added to the inland transport of a vehicle that does not drive, unless the route names its own surcharge.
   */
  nonRunner: number
  handling: Record<ShippingMode, Record<VehicleKind, number>>
  documents: number
  /** Yen, by country. */
  inspection: Record<string, Partial<Record<VehicleKind, number>>>
  insurance: { basis: 'fob' | 'cnf110' | 'cif110'; percent: Decimal; min: number }
  ports: Record<string, PortTable>
  programmes: Record<string, Programme>
}

/** The row of a table that a value falls into: an edge belongs to the row below it. */
export function rowFor<Row>(rows: readonly Bracket<Row>[], value: number): Bracket<Row> {
  const row = rows.find(({ upTo }) => upTo === null || value <= upTo)
  if (!row) throw new RangeError(`no row of the table takes ${value}`)
  return row
}

/** The changes in what destinations charge in a version that is published for a later day. */
export type LaterRates = {
  /** The Japanese day from which it applies. */
  from: string
  /** Those that differ from the version before; null means it was removed. */
  programmes: Record<string, Programme | null>
  /** Rates of currencies that no earlier version has. */
  fx: Record<Currency, Decimal>
}
