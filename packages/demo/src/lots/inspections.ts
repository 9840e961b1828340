import type { FeedInspection } from '../feed-lot.ts'
import { videosOf } from '../films.ts'
import type { PartScores, ScoredPart } from '../part-scores.ts'
import { type PictureKind, picturesOf } from '../picture-urls.ts'
import type { Slot } from './slot.ts'

const carFindings = [
  'Small scratch on the front bumper, right, A1',
  'Dent on the left rear door, U1',
  'Repair mark on the right rear fender, W1',
  'Surface rust on the rear axle, S1',
  'Windshield chip, X1',
  'Driver seat worn on the edge',
  'Hood edge touched up, P',
  'Exhaust end rusty, S1',
  'Roof antenna broken',
  'Wheel scratched, front left',
]
const bikeFindings = [
  'Small scratch on the tank, right, A1',
  'Right mirror scratched on the lower edge',
  'Left clutch lever slightly bent',
  'Chain stretched, to be replaced',
  'Fork dry, no leak on either side',
  'Rear tire from 2022',
  'Exhaust heat shield scratched',
]
const machineFindings = [
  'Bucket teeth worn, two missing',
  'Left track 30 %, right 45 %',
  'Arm pin play, small',
  'Rust under the cab door, left',
  'Breaker piping fitted, breaker not included',
  'Repainted counterweight',
  'Hydraulic hose sweating at the boom foot',
]
const inspectors = ['K. Ono', 'T. Arai', 'M. Hayashi', 'S. Endo', 'R. Kudo', 'Y. Matsuda']

/** Parts scored in each section; labels are those that the lot page matches (2§3.8). */
const parts: Record<PictureKind, Record<string, readonly string[]>> = {
  car: {
    'E.G': ['Start', 'Noise', 'Oil leak'],
    Electro: ['Battery', 'Lamps', 'Air con'],
    Exterior: ['Bumper', 'Doors', 'Glass'],
    'F Pair': ['Tires', 'Brakes'],
    'R Pair': ['Tires', 'Brakes'],
    Chassis: ['Rust', 'Alignment'],
  },
  bike: {
    'E.G': ['Start', 'Noise', 'Oil leak'],
    Electro: ['Battery', 'Lamps'],
    Exterior: ['Tank', 'Seat', 'Side covers'],
    'F Pair': ['Fork', 'Brake disc', 'Tire'],
    'R Pair': ['Chain', 'Swing arm', 'Tire'],
    Chassis: ['Steering stop', 'Alignment', 'Rust'],
  },
  machinery: {
    'E.G': ['Start', 'Smoke', 'Oil leak'],
    Electro: ['Battery', 'Monitor', 'Lamps'],
    Exterior: ['Cab', 'Glass', 'Counterweight'],
    'F Pair': ['Bucket teeth', 'Arm pin', 'Cylinder'],
    'R Pair': ['Swing', 'Cover'],
    Chassis: ['Track, left', 'Track, right', 'Rollers'],
  },
}

/** What the parts on a sheet are called in a report. */
const scoredAs: Record<string, ScoredPart> = {
  'E.G': 'engine',
  Electro: 'electro',
  Exterior: 'exterior',
  'F Pair': 'front',
  'R Pair': 'rear',
  Chassis: 'frame',
}

/** With separated thousands, as on the page. */
export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00A0')

/** A date within the week before the sale. */
const inspectedOn = (slot: Slot): string =>
  new Date((slot.day - slot.dice.int(1, 6)) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '.')

function report(
  slot: Slot,
  kind: PictureKind,
  findings: readonly string[],
  pictures: string[],
  facts: Record<string, string>,
  scores?: PartScores,
): FeedInspection {
  const { dice } = slot
  const scoreOf = (label: string) => scores?.[scoredAs[label] ?? 'frame'] ?? dice.int(3, 5)
  const first = dice.int(0, findings.length - 1)
  const shown = Array.from({ length: dice.int(3, 6) }, (_, n) => findings[(first + n) % findings.length])
  return {
    Inspected: inspectedOn(slot),
    ...facts,
    Inspector: dice.pick(inspectors),
    list: shown.map((text, n) => `${String.fromCharCode(65 + n)} ${text}`).join(' '),
    rate: Object.entries(parts[kind]).map(([label, names]) => ({
      txt: `${label}:${scoreOf(label)}#${names.map((name) => `${name}-${dice.int(3, 5)}`).join(',')}`,
      img: [pictures[dice.int(0, pictures.length - 1)], pictures[dice.int(0, pictures.length - 1)]].join('#'),
    })),
  }
}

export const carInspection = (slot: Slot, body: string, paint: string): FeedInspection =>
  report(slot, 'car', carFindings, picturesOf('car', body, paint, slot, 0).slice(0, 5), {
    'Inspection until': `${slot.year + slot.dice.int(0, 1)}.${slot.dice.int(1, 12)}`,
    Key: String(slot.dice.int(1, 3)),
    Storage: slot.dice.chance(0.7) ? 'Outdoor' : 'Indoor',
  })

export const bikeInspection = (slot: Slot, body: string, paint: string, scores: PartScores): FeedInspection =>
  report(
    slot,
    'bike',
    bikeFindings,
    picturesOf('bike', body, paint, slot, 0).slice(0, 2),
    {
      Documents: slot.dice.chance(0.6) ? 'Scrap certificate' : 'Registration, deregistered by the hall',
      Modification: slot.dice.chance(0.7) ? 'None' : 'Exhaust, lever',
      Key: String(slot.dice.int(1, 2)),
      Storage: 'Indoor',
      ...videosOf('bike', body, paint),
    },
    scores,
  )

export const machineInspection = (
  slot: Slot,
  body: string,
  paint: string,
  { hours, scores }: { hours: number; scores: PartScores },
): FeedInspection =>
  report(
    slot,
    'machinery',
    machineFindings,
    picturesOf('machinery', body, paint, slot, hours).slice(0, 4),
    {
      'Hour meter': `${grouped(hours)} h, works`,
      Documents: 'Transfer certificate',
      Manual: slot.dice.chance(0.5) ? 'Yes' : 'No',
      Storage: 'Outdoor, covered',
      ...videosOf('machinery', body, paint),
    },
    scores,
  )
