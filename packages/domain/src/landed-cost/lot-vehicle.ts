import { monthNo, monthNoOfDay } from '../import-rules/months.ts'
import type { LotKind } from '../lots/page-types.ts'
import { monthOf } from '../lots/production-month.ts'
import { monthOnSheet } from '../lots/sheet/month-on-sheet.ts'
import type { CostDocument } from './cost-document.ts'
import { type Fuel, rowFor, type VehicleKind } from './tables.ts'
import type { YearMonth } from './vehicle.ts'

/** What a lot says of its vehicle. */
export type LotFacts = {
  kind: LotKind
  maker: string
  model: string
  grade: string
  equipment: string
  /** Cubic centimeters, and horse power. */
  engine: number | null
  horsePower: number | null
  steering: string
  year: number | null
  /** The day of its auction in Japan; for stock, today. */
  day: string
  /** What its sheet says of its first registration, once a person has checked it; absent before. */
  registration?: string | null
  /** What its catalogue says of it; absent where nobody has asked. */
  production?: { year: string | null; month: string | null; modelCode?: string | null | undefined } | null
}

export type Span = { from: number; to: number }

/** What had to be guessed, and is said to be. */
export const assumptions = ['volume', 'fuel'] as const
export type Assumption = (typeof assumptions)[number]

/** A lot's vehicle, as far as it is known. Null is not known, and never counted as nothing. */
export type LotVehicle = {
  kind: VehicleKind
  fuel: Fuel
  steering: 'left' | 'right'
  cc: number | null
  hp: number | null
  co2: number | null
  kg: number | null
  /** Liters: as likely as not, and between what. */
  volume: number
  volumes: Span
  /** Between which months it was first registered; null where not even the year is known. */
  registered: { from: YearMonth; to: YearMonth } | null
  /** Between which months it was made, where somebody has looked it up. */
  manufactured?: { from: YearMonth; to: YearMonth } | null
  /** `DBA` of the model code `DBA-NRE161G`; null where no code is known. */
  emissionCode?: string | null
  /** False where it is not of a Japanese maker; null: Japanese, and whether that can be proven is open. */
  originJapan: boolean | null
  /** Lots don't say it; what nobody has called a non-runner runs. */
  runs?: boolean
  /** By the state's list, in the destination's currency: lots don't say it either. */
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
    // Of a motorcycle or a machine nobody asks which fuel it takes.
    assumed: ['volume', ...(fuel === null && kind === 'car' ? (['fuel'] as const) : [])],
  }
}

/** A month that a person has checked is the month; without it, the whole year that the lot says. */
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

/** What the side begins with in feeds, where it is the left. */
export const leftSteering = ['L', 'l', '左'] as const

/** For the assumed size alone, where the engine is not known. */
const usualEngine: Record<VehicleKind, number> = { car: 1800, bike: 400, machinery: 0 }

const japaneseMakers =
  /^(toyota|lexus|nissan|infiniti|honda|acura|mazda|subaru|mitsubishi|suzuki|daihatsu|isuzu|hino|ud|mitsuoka|kawasaki|yamaha|komatsu|kubota|hitachi|kobelco|yanmar|tadano|kato|sumitomo|iseki|takeuchi|fuso)\b/i

/** The narrower word first: a plug-in hybrid is a hybrid in name. */
export const fuelWords: readonly (readonly [Fuel, RegExp])[] = [
  ['plug-in', /phev|phv|plug[- ]?in|プラグイン/i],
  ['hybrid', /hybrid|\bhev\b|e-?power|e:hev|i-mmd|ハイブリッド/i],
  ['electric', /\bev\b|electric|\bleaf\b|\bsakura\b|\bariya\b|\bbz4x\b|i-?miev|\btesla\b|電気/i],
  ['diesel', /diesel|\bd-?4d\b|skyactiv-d|\bxd\b|\btdi\b|\bcdi\b|\bdi-d\b|ディーゼル/i],
  ['lpg', /\blpg\b/i],
]

/** Which of `fuelWords` a text names; as many as there are where it names none. */
export function fuelRank(text: string): number {
  const rank = fuelWords.findIndex(([, word]) => word.test(text))
  return rank < 0 ? fuelWords.length : rank
}

/** The fuel that a lot's texts name, each by itself; null where they name none, which nearly always is petrol. */
export const fuelIn = (texts: readonly string[]): Fuel | null =>
  fuelWords[Math.min(...texts.map(fuelRank))]?.[0] ?? null
