import { colorsOf } from '../colors.ts'
import { conditionsFor } from '../conditions.ts'
import { carRemarks } from '../data/remarks.ts'
import { equipmentFor, equipmentSets, equipmentText } from '../equipment.ts'
import type { FeedCar } from '../feed-lot.ts'
import { type Chassis, cars, chassisNumber, leftHanded } from '../models.ts'
import { gearsInKey, picturesOf, sheetUrl } from '../picture-urls.ts'
import { weighted } from '../random.ts'
import { carInspection } from './inspections.ts'
import type { Slot } from './slot.ts'
import { worthOf } from './worth.ts'

const drawn = weighted(cars.map((model) => [model, model.share] as const))
const trucks = drawn.filter((model) => model.body === 'truck' || model.body === 'keitruck')

/** Few halls sell only old cars; most lots are three to fifteen years old. */
function yearOf(slot: Slot, chassis: Chassis): number {
  const last = Math.min(chassis.to, slot.year)
  const first = Math.min(chassis.from, last)
  return first + Math.floor((last - first + 1) * slot.dice.next() ** 0.85)
}

export function makeCar(slot: Slot): FeedCar {
  const { dice, hall } = slot
  const model = dice.pick(hall.name.endsWith('Truck') ? trucks : drawn)
  const chassisAt = Math.floor(dice.next() * model.chassis.length)
  const chassis = model.chassis[chassisAt] as Chassis
  const year = yearOf(slot, chassis)
  const age = Math.max(0, slot.year - year)
  const trimAt = dice.pick(chassis.trims)
  const trim = trimAt / Math.max(1, model.trims.length - 1)
  // Cars that last beyond fourteen years are driven less.
  const driven = age <= 14 ? age : 14 + (age - 14) * 0.35
  const mileage = Math.floor((driven + dice.next()) * (2400 + dice.next() ** 1.6 * 14_500)) + dice.int(7, 999)
  const conditionList = conditionsFor(age, mileage)
  const condition = dice.pick(conditionList)
  const color = dice.pick(colorsOf('car', model.maker, model.body))
  const gearAt = dice.chance(0.78) ? 0 : chassis.gearboxes.length - 1
  const equipment = equipmentFor(
    model.body,
    trim,
    Math.floor(dice.next() * equipmentSets),
    Math.floor(dice.next() * equipmentSets),
  )
  const serial = dice.int(12_001, 9_990_000)
  const worth = worthOf(model, trim, age, mileage, driven * 8200 + 3000, condition)
  const stock = hall.kind === 'stock'
  const startPrice = stock ? Math.round((worth * 1.1) / 5000) * 5000 + 5000 : slot.startPrice(worth)
  const state = slot.state(startPrice)
  const lot: FeedCar = {
    kind: stock ? 'stock' : 'car',
    auction: hall.name,
    auctionDate: slot.auctionDate,
    lotNo: slot.lotNo,
    maker: model.maker,
    model: model.model,
    year,
    grade: model.trims[trimAt] ?? '',
    color: color.name,
    engine: chassis.engine,
    gearbox: chassis.gearboxes[gearAt] ?? 'AT',
    equip: equipmentText(equipment),
    condition: condition.code,
    mileage,
    steering: leftHanded(model, serial) ? 'Left' : 'Right',
    drive: chassis.drive,
    horsePower: chassis.horsePower,
    chassis: chassisNumber('car', model, chassis, serial),
    info: dice.chance(0.4) ? dice.pick(carRemarks) : '',
    startPrice,
    soldPrice: state.soldPrice,
    status: state.status,
    isUss: hall.isUss,
    images: picturesOf('car', model.body, color.paint, slot, mileage),
    auctionSheet: sheetUrl(
      'car',
      slot,
      model.index,
      chassisAt * gearsInKey + gearAt,
      trimAt,
      condition.index,
      year,
      mileage,
      serial,
      color.index,
      equipment,
    ),
  }
  if (!slot.archived && dice.chance(0.06)) lot.inspection = carInspection(slot, model.body, color.paint)
  return lot
}
