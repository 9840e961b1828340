import { type Color, colors } from '../colors.ts'
import { type Condition, conditions } from '../conditions.ts'
import { equipmentSets } from '../equipment.ts'
import { type Hall, halls } from '../halls.ts'
import { bikes, type Chassis, cars, type MachineModel, type Model, machines } from '../models.ts'
import { gearsInKey, type PictureKind } from '../picture-urls.ts'

/** Everything that a sheet's address says. */
export type SheetFacts = {
  kind: PictureKind
  hall: Hall
  lotNo: number
  day: number
  model: Model | MachineModel
  chassis: Chassis
  gearbox: string
  trim: string
  condition: Condition
  year: number
  /** Kilometers, or hours for a machine. */
  reading: number
  serial: number
  color: Color
  equipment: number
}

const models: Record<string, readonly Model[]> = { car: cars, bike: bikes, machinery: machines }
const sheetName = /^(car|bike|machinery)((?:\.\d{1,9}){12})\.png$/

/** Reads the last part of a sheet's address; null for anything that no lot in the demo could have. */
export function readSheetKey(name: string): SheetFacts | null {
  const found = sheetName.exec(name)
  if (!found) return null
  const kind = found[1] as PictureKind
  const numbers = (found[2] ?? '').split('.').slice(1).map(Number)
  const [hallAt = 0, lotNo = 0, day = 0, modelAt = 0, chassisAt = 0, trimAt = 0] = numbers
  const [conditionAt = 0, year = 0, reading = 0, serial = 0, colorAt = 0, equipment = 0] = numbers.slice(6)
  const hall = halls[hallAt]
  const model = models[kind]?.[modelAt]
  const chassis = model?.chassis[Math.floor(chassisAt / gearsInKey)]
  const gearbox = chassis?.gearboxes[chassisAt % gearsInKey]
  const trim = model?.trims[trimAt]
  const condition = conditions[conditionAt]
  const color = colors[colorAt]
  if (!hall || !model || !chassis || gearbox === undefined || trim === undefined || !condition || !color)
    return null
  if (year < 1950 || year > 2100 || day > 60_000 || equipment >= equipmentSets) return null
  return {
    kind,
    hall,
    lotNo,
    day,
    model,
    chassis,
    gearbox,
    trim,
    condition,
    year,
    reading,
    serial,
    color,
    equipment,
  }
}
