import { colorsOf } from '../colors.ts'
import { conditionsFor } from '../conditions.ts'
import { machineRemarks } from '../data/remarks.ts'
import type { FeedMachine } from '../feed-lot.ts'
import { type Chassis, chassisNumber, machines } from '../models.ts'
import { partScores } from '../part-scores.ts'
import { picturesOf, sheetUrl } from '../picture-urls.ts'
import { weighted } from '../random.ts'
import { grouped, machineInspection } from './inspections.ts'
import type { Slot } from './slot.ts'
import { worthOf } from './worth.ts'

const drawn = weighted(machines.map((model) => [model, model.share] as const))

export function makeMachine(slot: Slot): FeedMachine {
  const { dice, hall } = slot
  const model = dice.pick(drawn)
  const chassis = model.chassis[0] as Chassis
  const last = Math.min(chassis.to, slot.year)
  const year = Math.min(last, chassis.from + Math.floor((last - chassis.from + 1) * dice.next()))
  const age = Math.max(0, slot.year - year)
  const trimAt = Math.floor(dice.next() * model.trims.length)
  const attachment = model.trims[trimAt] ?? ''
  const hours = Math.floor((age + dice.next()) * (120 + dice.next() ** 1.5 * 700)) + dice.int(5, 140)
  const condition = dice.pick(conditionsFor(age * 0.9, hours * 12))
  const color = dice.pick(colorsOf('machinery', model.maker, model.body))
  const serial = dice.int(10_101, 99_889)
  const trim = trimAt / Math.max(1, model.trims.length - 1)
  const startPrice = slot.startPrice(worthOf(model, trim, age, hours * 14, age * 450 * 14, condition) * 0.8)
  const state = slot.state(startPrice)
  const lot: FeedMachine = {
    kind: 'machinery',
    auction: hall.name,
    auctionDate: slot.auctionDate,
    lotNo: slot.lotNo,
    maker: model.maker,
    model: model.model,
    year,
    grade: attachment,
    color: color.name,
    condition: condition.code,
    info: dice.chance(0.5) ? dice.pick(machineRemarks) : '',
    group: model.group,
    gearbox: gearboxOf(model.body, serial),
    ...(model.body === 'cranetruck' && { mileage: (age + 1) * 9_000 + (serial % 7_000) }),
    category: model.category,
    subcategory: model.subcategory,
    hours,
    volume: model.volume,
    serial: chassisNumber('machinery', model, chassis, serial),
    description: {
      Attachments: attachment,
      Capacity: model.volume,
      Color: color.name,
      'Hour meter': `${grouped(hours)} h`,
      Engine: dice.chance(0.9) ? 'Starts well' : 'Hard start when cold',
      Hydraulics: dice.chance(0.8) ? 'No leak' : 'Small seepage',
      Keys: String(dice.int(1, 2)),
    },
    startPrice,
    soldPrice: state.soldPrice,
    status: state.status,
    isUss: hall.isUss,
    images: picturesOf('machinery', model.body, color.paint, slot, hours),
    auctionSheet: sheetUrl(
      'machinery',
      slot,
      model.index,
      0,
      trimAt,
      condition.index,
      year,
      hours,
      serial,
      color.index,
      0,
    ),
  }
  if (!slot.archived && dice.chance(0.4)) {
    lot.inspection = machineInspection(slot, model.body, color.paint, {
      hours,
      scores: partScores(slot.hash, condition.worth),
    })
  }
  return lot
}

const gearboxes: Record<string, readonly string[]> = {
  wheelloader: ['AT', 'HST'],
  forklift: ['AT', 'MT'],
  tractor: ['MT', 'HST', 'AT'],
  cranetruck: ['6MT', '5MT'],
}

/** For the machine with that number, so that it uses no random numbers. Crawlers know only one. */
function gearboxOf(body: string, serial: number): string {
  const known = gearboxes[body] ?? ['HST']
  return known[serial % known.length] ?? ''
}
