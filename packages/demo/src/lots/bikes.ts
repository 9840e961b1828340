import { colorsOf } from '../colors.ts'
import { conditionsFor } from '../conditions.ts'
import { bikeRemarks } from '../data/remarks.ts'
import type { FeedBike } from '../feed-lot.ts'
import { bikes, type Chassis, chassisNumber } from '../models.ts'
import { partScores } from '../part-scores.ts'
import { gearsInKey, picturesOf, sheetUrl } from '../picture-urls.ts'
import { weighted } from '../random.ts'
import { bikeInspection } from './inspections.ts'
import type { Slot } from './slot.ts'
import { worthOf } from './worth.ts'

const drawn = weighted(bikes.map((model) => [model, model.share] as const))
const notes = ['', '', '', '', 'Meter replaced', 'Unknown before import', 'Meter not readable']

export function makeBike(slot: Slot): FeedBike {
  const { dice, hall } = slot
  const model = dice.pick(drawn)
  const chassisAt = Math.floor(dice.next() * model.chassis.length)
  const chassis = model.chassis[chassisAt] as Chassis
  const last = Math.min(chassis.to, slot.year)
  const year = Math.min(last, chassis.from + Math.floor((last - chassis.from + 1) * dice.next()))
  const age = Math.max(0, slot.year - year)
  const trimAt = Math.floor(dice.next() * model.trims.length)
  const mileage =
    Math.floor((Math.min(age, 12) + dice.next()) * (400 + dice.next() ** 2 * 5200)) + dice.int(3, 799)
  const condition = dice.pick(conditionsFor(age * 0.8, mileage * 2))
  const color = dice.pick(colorsOf('bike', model.maker, model.body))
  const serial = dice.int(1_000_100, 1_999_999)
  const trim = trimAt / Math.max(1, model.trims.length - 1)
  const startPrice = slot.startPrice(worthOf(model, trim, age, mileage * 4, age * 9000, condition))
  const state = slot.state(startPrice)
  const scores = partScores(slot.hash, condition.worth)
  const lot: FeedBike = {
    kind: 'bike',
    auction: hall.name,
    auctionDate: slot.auctionDate,
    lotNo: slot.lotNo,
    maker: model.maker,
    model: model.model,
    year,
    grade: model.trims[trimAt] ?? '',
    color: color.name,
    engine: chassis.engine,
    condition: condition.code,
    mileage,
    mileageNote: dice.pick(notes),
    serial: chassisNumber('bike', model, chassis, serial),
    info: dice.chance(0.5) ? dice.pick(bikeRemarks) : '',
    ratings: scores,
    startPrice,
    soldPrice: state.soldPrice,
    status: state.status,
    isUss: hall.isUss,
    images: picturesOf('bike', model.body, color.paint, slot, mileage),
    auctionSheet: sheetUrl(
      'bike',
      slot,
      model.index,
      chassisAt * gearsInKey,
      trimAt,
      condition.index,
      year,
      mileage,
      serial,
      color.index,
      0,
    ),
  }
  if (!slot.archived && dice.chance(0.3))
    lot.inspection = bikeInspection(slot, model.body, color.paint, scores)
  return lot
}
