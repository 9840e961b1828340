import type { AuctionSheetLot, Damage, DiagramBody, PanelName } from '@seriba/art/auction-sheet'
import * as words from '../data/sheet-words.ts'
import { equipmentOnSheet } from '../equipment.ts'
import { chassisNumber, leftHanded } from '../models.ts'
import { lotHash } from '../outcome.ts'
import { partScores, type ScoredPart } from '../part-scores.ts'
import { SeededRandom } from '../random.ts'
import type { SheetFacts } from './sheet-key.ts'

const panels: readonly PanelName[] = [
  'frontBumper',
  'hood',
  'windshield',
  'roof',
  'trunk',
  'rearBumper',
  'leftFrontFender',
  'leftFrontDoor',
  'leftRearDoor',
  'leftRearFender',
  'leftRocker',
  'rightFrontFender',
  'rightFrontDoor',
  'rightRearDoor',
  'rightRearFender',
  'rightRocker',
]
const lightMarks = ['A1', 'A1', 'A1', 'U1', 'A2', 'W1']
const heavyMarks = ['A2', 'A3', 'U2', 'B2', 'W2', 'W3', 'S1', 'P', 'XX', 'U3']
const fuelsJa = { petrol: 'ガソリン', diesel: '軽油', hybrid: 'HV', electric: '電気' } as const

const diagrams: Record<string, DiagramBody> = {
  sedan: 'threeBox',
  coupe: 'threeBox',
  minivan: 'oneBox',
  van: 'oneBox',
  truck: 'truck',
  keitruck: 'truck',
  pickup: 'truck',
}
const roomy = new Set(['minivan', 'van'])

/** First registration in the Japanese era. */
export function eraYear(year: number): string {
  if (year >= 2019) return `R${year - 2018}`
  return year >= 1989 ? `H${year - 1988}` : `S${year - 1925}`
}

/** The gear lever as sheets write it: floor, dash or column, automatic or the number of gears. */
function shiftOf(gearbox: string, body: string): string {
  const manual = /^(\d)MT$/.exec(gearbox)
  if (manual) return `F${manual[1]}`
  return roomy.has(body) || body === 'kei' ? 'IA' : 'FA'
}

function damagesOf(dice: SeededRandom, worth: number): Damage[] {
  const count = worth > 1.08 ? 0 : worth > 1.03 ? 2 : worth > 0.95 ? 5 : worth > 0.85 ? 8 : 12
  const heavy = worth < 0.8
  return Array.from({ length: count }, () => ({
    panel: dice.pick(panels),
    code: dice.pick(heavy && dice.chance(0.6) ? heavyMarks : lightMarks),
  })).filter((mark, n, all) => all.findIndex((other) => other.panel === mark.panel) === n)
}

const some = (dice: SeededRandom, list: readonly string[], count: number): string[] => {
  const first = dice.int(0, list.length - 1)
  return Array.from({ length: Math.min(count, list.length) }, (_, n) => list[(first + n) % list.length] ?? '')
}

/** Sections of sheets, by the part that their score is for; only machines' sheets have hydraulics. */
const sheetSections: Record<'bike' | 'machinery', Record<string, ScoredPart>> = {
  bike: {
    エンジン: 'engine',
    前回り: 'front',
    外装: 'exterior',
    後回り: 'rear',
    '電装・保安': 'electro',
    フレーム: 'frame',
  },
  machinery: {
    エンジン: 'engine',
    油圧: 'engine',
    足回り: 'frame',
    作業装置: 'front',
    '旋回・操舵': 'rear',
    'キャブ・外装': 'exterior',
    電装: 'electro',
  },
}

function scoresOf(hash: number, kind: 'bike' | 'machinery', worth: number): Record<string, number> {
  const scores = partScores(hash, worth)
  return Object.fromEntries(Object.entries(sheetSections[kind]).map(([name, part]) => [name, scores[part]]))
}

function textsOf(dice: SeededRandom, kind: SheetFacts['kind']) {
  if (kind === 'bike') {
    return {
      sellingPoints: some(dice, words.bikeSellingPoints, 2),
      notes: some(dice, words.bikeNotes, 2),
      inspectorNotes: some(dice, words.bikeReports, 2),
    }
  }
  if (kind === 'machinery') {
    return {
      sellingPoints: some(dice, words.machineSellingPoints, 2),
      notes: some(dice, words.machineNotes, 2),
      inspectorNotes: some(dice, words.machineReports, 2),
    }
  }
  return {
    sellingPoints: some(dice, words.carSellingPoints, dice.int(2, 4)),
    notes: some(dice, words.carNotes, dice.int(1, 3)),
    inspectorNotes: some(dice, words.carReports, dice.int(1, 3)),
  }
}

/** The facts as the inspector filled them in; what the address does not say follows from the lot. */
export function sheetLotOf(facts: SheetFacts): AuctionSheetLot {
  const { kind, hall, model, chassis, condition, year, reading } = facts
  const hash = lotHash(hall.hash, facts.day, facts.lotNo)
  const dice = new SeededRandom(hash)
  const date = new Date(facts.day * 86_400_000)
  const letter =
    condition.worth > 1.03 ? 'A' : condition.worth > 0.95 ? 'B' : condition.worth > 0.8 ? 'C' : 'D'
  const lot: AuctionSheetLot = {
    kind,
    house: hall.sheetName,
    session: `第${1100 + Math.floor(facts.day / 7) - 2900 + hall.index}回`,
    date: `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`,
    lot: String(facts.lotNo),
    grade: condition.code,
    maker: words.makersJa[model.maker] ?? model.maker,
    model: words.modelsJa[model.model] ?? model.model,
    trim: facts.trim,
    modelCode: chassis.code,
    eraYear: eraYear(year),
    month: dice.int(1, 12),
    chassis: chassisNumber(kind, model, chassis, facts.serial),
    color: facts.color.ja,
    inspection: dice.chance(0.4) ? '抹消' : `R${dice.int(9, 10)}年${dice.int(1, 12)}月`,
    history: dice.chance(0.85) ? '自家用' : 'レンタ',
    seed: String(hash),
    ...textsOf(dice, kind),
  }
  if (kind === 'machinery') return { ...lot, hours: reading, scores: scoresOf(hash, kind, condition.worth) }
  const driven = { ...lot, mileageKm: reading, engineCc: chassis.engine, fuel: fuelsJa[chassis.fuel] }
  if (kind === 'bike') return { ...driven, scores: scoresOf(hash, kind, condition.worth) }
  return {
    ...driven,
    lane: 'ABCDEFGH'[hash % 8] ?? 'A',
    exterior: letter,
    interior: letter,
    shift: shiftOf(facts.gearbox, model.body),
    drive: chassis.drive === '4WD' ? '4WD' : '2WD',
    doors: roomy.has(model.body)
      ? '5D'
      : model.body === 'coupe'
        ? '2D'
        : model.body === 'sedan'
          ? '4D'
          : '5D',
    seats: model.body === 'minivan' ? 7 : model.body === 'keitruck' || model.body === 'truck' ? 2 : 5,
    airConditioner: 'AAC',
    colorCode: String(dice.int(10, 899)).padStart(3, '0'),
    recyclingYen: dice.int(650, 1600) * 10,
    importer: model.imported ? 'D車' : '国産',
    steering: leftHanded(model, facts.serial) ? '左' : '右',
    equipment: equipmentOnSheet(facts.equipment),
    damages: damagesOf(dice, condition.worth),
    diagram: diagrams[model.body] ?? 'twoBox',
  }
}
