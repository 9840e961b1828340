import { monthNo, monthNoOfDay } from '../import-rules/months.ts'
import type { LotKind } from '../lots/page-types.ts'
import { monthOf } from '../lots/production-month.ts'
import { monthOnSheet } from '../lots/sheet/month-on-sheet.ts'
import type { CostDocument } from './cost-document.ts'
import { type Fuel, rowFor, type VehicleKind } from './tables.ts'
import type { YearMonth } from './vehicle.ts'

/** What a lot says about its vehicle. */
export type LotFacts = {
  kind: LotKind
  maker: string
  model: string
  grade: string
  equipment: string
  /** Cubic centimeters, and horsepower. */
  engine: number | null
  horsePower: number | null
  steering: string
  year: number | null
  /** The day of its auction in Japan; for stock, today. */
  day: string
  /** What its sheet says about its first registration, once a person has checked it; absent before that. */
  registration?: string | null
  /** What its catalogue says about it; absent if nobody has asked. */
  production?: { year: string | null; month: string | null; modelCode?: string | null | undefined } | null
}

export type Span = { from: number; to: number }

/** What had to be guessed, and is marked as such. */
export const assumptions = ['volume', 'fuel'] as const
export type Assumption = (typeof assumptions)[number]

/** A lot's vehicle, as far as it is known. Null means not known, and never counts as zero. */
export type LotVehicle = {
  kind: VehicleKind
  fuel: Fuel
  steering: 'left' | 'right'
  cc: number | null
  hp: number | null
  co2: number | null
  kg: number | null
  /** Liters: the most likely value, with its lower and upper bounds. */
  volume: number
  volumes: Span
  /** The months between which it was first registered; null if not even the year is known. */
  registered: { from: YearMonth; to: YearMonth } | null
  /** The months between which it was made, if somebody has looked it up. */
  manufactured?: { from: YearMonth; to: YearMonth } | null
  /** `DBA` in the model code `DBA-NRE161G`; null if no code is known. */
  emissionCode?: string | null
  /** False if the maker is not Japanese; null: it is, and whether its origin can be proven is open. */
  originJapan: boolean | null
  /** Lots don't say it; a vehicle counts as running unless somebody has called it a non-runner. */
  runs?: boolean
  /** From the official list, in the destination's currency: lots don't state it either. */
  listValue?: number
  day: string
  assumed: Assumption[]
}

const kinds: Record<LotKind, VehicleKind> = { car: 'car', stock: 'car', bike: 'bike', machinery: 'machinery' }

/** A lot as the calculation takes it; what it does not say is assumed from tables, or left open. */
export function vehicleOfLot(lot: LotFacts, { volumes }: Pick<CostDocument, 'volumes'>): LotVehicle {
  const kind = kinds[lot.kind]
  const fuel = fuelIn([lot.model, lot.grade, lot.equipment])
  const engine = lot.engine !== null && lot.engine > 0 ? lot.engine : null
  const cc = fuel === 'electric' ? 0 : engine
  const { volume, from, to } = rowFor(volumes[kind], cc ?? usualEngine[kind])
  return {
    kind,
    fuel: fuel ?? 'petrol',
    steering: leftSteering.some((word) => lot.steering.startsWith(word)) ? 'left' : 'right',
    cc,
    hp: lot.horsePower !== null && lot.horsePower > 0 ? lot.horsePower : null,
    co2: fuel === 'electric' ? 0 : null,
    kg: null,
    volume,
    volumes: { from, to },
    registered: registeredIn(lot),
    ...productionOf(lot),
    originJapan: japaneseMakers.test(lot.maker) ? null : false,
    day: lot.day,
    // Nobody asks which fuel a motorcycle or a machine takes.
    assumed: ['volume', ...(fuel === null && kind === 'car' ? (['fuel'] as const) : [])],
  }
}

/** A month that a person has checked is exact; otherwise it is the whole year that the lot states. */
function registeredIn({ registration, year, day }: LotFacts): LotVehicle['registered'] {
  const checked = monthOnSheet(registration ?? '')
  if (checked && monthNo(checked) <= monthNoOfDay(day)) return { from: checked, to: checked }
  return year === null ? null : { from: { year, month: 1 }, to: registeredBy(year, day) }
}

function productionOf({ production }: LotFacts): Pick<LotVehicle, 'manufactured' | 'emissionCode'> {
  if (!production) return {}
  const year = /^\d{4}$/.test(production.year ?? '') ? Number(production.year) : null
  const month = monthOf(production.month)
  return {
    manufactured:
      year === null ? null : { from: { year, month: month ?? 1 }, to: { year, month: month ?? 12 } },
    emissionCode: /^([0-9A-Z][A-Z]{1,2})-/.exec(production.modelCode?.toUpperCase() ?? '')?.[1] ?? null,
  }
}

/** Nothing is registered after it is sold. */
export function registeredBy(year: number, day: string): YearMonth {
  const [soldYear = 0, soldMonth = 12] = day.split('-').map(Number)
  return { year, month: year === soldYear ? soldMonth : 12 }
}

/** What a left-hand drive value begins with in feeds. */
export const leftSteering = ['L', 'l', '左'] as const

/** Only for the assumed size, if the engine is not known. */
const usualEngine: Record<VehicleKind, number> = { car: 1800, bike: 400, machinery: 0 }

const japaneseMakers =
  /^(toyota|lexus|nissan|infiniti|honda|acura|mazda|subaru|mitsubishi|suzuki|daihatsu|isuzu|hino|ud|mitsuoka|kawasaki|yamaha|komatsu|kubota|hitachi|kobelco|yanmar|tadano|kato|sumitomo|iseki|takeuchi|fuso)\b/i

/** The narrower word comes first: the name of a plug-in hybrid contains "hybrid". */
export const fuelWords: readonly (readonly [Fuel, RegExp])[] = [
  ['plug-in', /phev|phv|plug[- ]?in|プラグイン/i],
  ['hybrid', /hybrid|\bhev\b|e-?power|e:hev|i-mmd|ハイブリッド/i],
  ['electric', /\bev\b|electric|\bleaf\b|\bsakura\b|\bariya\b|\bbz4x\b|i-?miev|\btesla\b|電気/i],
  ['diesel', /diesel|\bd-?4d\b|skyactiv-d|\bxd\b|\btdi\b|\bcdi\b|\bdi-d\b|ディーゼル/i],
  ['lpg', /\blpg\b/i],
]

/** Which of `fuelWords` a text contains; the length of the list if it contains none. */
export function fuelRank(text: string): number {
  const rank = fuelWords.findIndex(([, word]) => word.test(text))
  return rank < 0 ? fuelWords.length : rank
}

/** The fuel that each of a lot's texts names; null if they name none, which almost always means petrol. */
export const fuelIn = (texts: readonly string[]): Fuel | null =>
  fuelWords[Math.min(...texts.map(fuelRank))]?.[0] ?? null
