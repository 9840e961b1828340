import { bikes, type Chassis, cars, type Model } from './models.ts'
import { sheetRoot } from './picture-urls.ts'
import { readSheetKey } from './pictures/sheet-key.ts'
import { sheetLotOf } from './pictures/sheet-lot.ts'
import { hashText, SeededRandom } from './random.ts'

type Vehicle = {
  kind: string
  maker: string
  model: string
  /** In capital letters, as on the sheet. */
  chassis: string
  /** The lot it was read from; the number may belong to another one. */
  lot: { chassis: string; auctionSheet: string | null }
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const fuels = { petrol: 'DE', diesel: 'DT', hybrid: 'FXE', electric: 'EM' } as const
const numberOf = (dice: SeededRandom, digits: number) =>
  String(dice.int(0, 10 ** digits - 1)).padStart(digits, '0')
const word = (dice: SeededRandom, length: number) =>
  Array.from({ length }, () => dice.pick([...letters])).join('')

/**
 * What a catalogue of the demo company's makers would say about a vehicle: always the same for a lot, and a month
 * before its sheet's first registration. Null for a number that none of its models has.
 */
export function productionMonthOf({ kind, maker, model, chassis, lot }: Vehicle) {
  const made = modelOf(kind, maker, model, chassis)
  if (!made) return null
  const sheet = chassis === lot.chassis ? sheetOf(lot.auctionSheet) : null
  const own = new SeededRandom(hashText(chassis))
  const type = new SeededRandom(hashText(`${made.model.model} ${made.chassis.code}`))
  const trim = sheet?.trim ?? made.model.trims[own.pick(made.chassis.trims)] ?? ''
  const when = sheet
    ? sheet.registered - own.int(1, 3)
    : own.int(made.chassis.from, Math.min(made.chassis.to, 2024)) * 12 + own.int(0, 11)
  const suffix = `${word(type, 1)}${word(own, 4)}`
  const common = {
    year: String(Math.floor(when / 12)),
    month: String((when % 12) + 1),
    modelCode: `${made.chassis.code}-${suffix}`,
    modelName: made.model.model,
    transmission: (sheet?.gearbox ?? made.chassis.gearboxes[0] ?? 'AT').replace(/^(\d+)/, '$1 '),
    code: suffix.slice(1),
  }
  const color = sheet?.color ?? 'Black'
  if (kind === 'bike') {
    return {
      ...common,
      gradeCode: trim,
      transmission: made.model.body === 'scooter' ? 'CVT' : '6 MT',
      engineNo: `${made.chassis.prefix}E`,
      description: null,
      colorCode: `${color.charAt(0)}${numberOf(new SeededRandom(hashText(color)), 3)}`,
      trimCode: null,
      catalogNo: null,
    }
  }
  return {
    ...common,
    gradeCode: gradeCode(trim),
    engineNo: `${word(type, 2)}${Math.round(made.chassis.engine / 100) || ''}-${fuels[made.chassis.fuel]}`,
    description: own.chance(0.25) ? 'Cold area specification' : null,
    colorCode: numberOf(new SeededRandom(hashText(color)), 3),
    trimCode: `${word(own, 2)}${numberOf(own, 2)}`,
    catalogNo: numberOf(type, 6),
  }
}

/** The model whose frame code starts the number; if several share a code, the one that the lot names. */
function modelOf(kind: string, maker: string, name: string, number: string) {
  // Only imported cars have a number without a dash: see `chassisNumber`.
  const isBike = kind === 'bike'
  const fits = ({ prefix }: Chassis, { imported }: Model) =>
    number.startsWith(prefix) &&
    (imported && !isBike ? /^\d{7}$/ : /^-\d{7}$/).test(number.slice(prefix.length))
  const found = (isBike ? bikes : cars)
    .filter((model) => model.maker.toLowerCase() === maker.toLowerCase())
    .flatMap((model) =>
      model.chassis.filter((chassis) => fits(chassis, model)).map((chassis) => ({ model, chassis })),
    )
  return found.find(({ model }) => model.model === name) ?? found[0]
}

/** What the lot's own sheet says; its months count from the year 0. */
function sheetOf(url: string | null) {
  const facts = url?.startsWith(sheetRoot) ? readSheetKey(url.slice(sheetRoot.length)) : null
  if (!facts) return null
  const month = Number(sheetLotOf(facts).month)
  const { trim, gearbox, color, year } = facts
  return { trim, gearbox, color: color.name, registered: year * 12 + month - 1 }
}

/** `TX L Package` is written TXL. */
const gradeCode = (trim: string) =>
  trim
    .replace(/\b(package|edition|selection)\b/gi, '')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 6) || null
