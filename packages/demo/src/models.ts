import { bikeModels } from './data/bike-models.ts'
import { carModels } from './data/car-models.ts'
import { machineModels } from './data/machine-models.ts'

export type Fuel = 'petrol' | 'diesel' | 'hybrid' | 'electric'

export type Chassis = {
  code: string
  /** The code at the beginning of a chassis number: Toyota's body letter is left out there. */
  prefix: string
  from: number
  to: number
  engine: number
  fuel: Fuel
  gearboxes: readonly string[]
  drive: string
  horsePower: number
  /** The model's trims that this chassis was sold with, by index. */
  trims: readonly number[]
}

export type Model = {
  index: number
  maker: string
  model: string
  body: string
  share: number
  /** The fraction of the price that remains after each year, for ages 0 to 60. */
  heldAt: readonly number[]
  /** Yen. */
  newPrice: number
  chassis: readonly Chassis[]
  trims: readonly string[]
  imported: boolean
}

export type MachineModel = Model & { group: string; category: string; subcategory: string; volume: string }

const imports = new Set([
  'Mercedes-Benz',
  'BMW',
  'Audi',
  'Volkswagen',
  'Volvo',
  'MINI',
  'Porsche',
  'Land Rover',
  'Jeep',
  'Peugeot',
  'Fiat',
  'Abarth',
  'Renault',
])

const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const fuels: Record<string, Fuel> = { d: 'diesel', h: 'hybrid', e: 'electric' }

/** `AGH30W 2015-2023 2500 CVT FF 182`; machines and bikes end after the years or the cc. */
function chassisOf(text: string): Chassis {
  const [code = '', years = '', cc = '0', gears = 'MT', drive = '', power = '0'] = text.split(' ')
  const [from = 2000, to = 2026] = years.split('-').map(Number)
  return {
    code,
    prefix: /^[A-Z]+\d+[WGVKNE]$/.test(code) && code.length > 5 ? code.slice(0, -1) : code,
    from,
    to,
    engine: Number.parseInt(cc, 10),
    fuel: fuels[cc.slice(-1)] ?? 'petrol',
    gearboxes: gears.split('/'),
    drive,
    horsePower: Number(power),
    trims: [],
  }
}

const dieselTrim = /^(22)?XD|TDI|^D[45] |\d\dd\b|Cooper S?D|BlueHDi/
const hybridTrim = /Hybrid|e:HEV|e-Power|300h|E-Hybrid/

/** No hybrid badge on a gasoline car, no diesel badge on either. */
function trimsFor(fuel: Fuel, trims: readonly string[]): number[] {
  const all = trims.map((_, at) => at)
  const fits = all.filter((at) => {
    const trim = trims[at] ?? ''
    return dieselTrim.test(trim) === (fuel === 'diesel') && (fuel === 'hybrid' || !hybridTrim.test(trim))
  })
  const hybrids = fits.filter((at) => hybridTrim.test(trims[at] ?? ''))
  if (fuel === 'hybrid' && hybrids.length) return hybrids
  if (fits.length) return fits
  return all
}

/**
 * Imports sometimes keep the steering wheel side of their home country; the serial says which, so that the sheet
 * agrees.
 */
export const leftHanded = (model: Model, serial: number): boolean => model.imported && serial % 10 < 3

/** Most of the loss comes in the first years; old cars lose less and less. */
const heldByAge = (yearly: number): number[] =>
  Array.from({ length: 61 }, (_, age) => 0.94 * (yearly / 100) ** (age ** 0.94))

function modelOf(fields: string[], index: number, chassis: string, trims: string): Model {
  const [maker = '', model = '', body = '', share = '1', hold = '80', price = '1000'] = fields
  const names = trims.split(';')
  return {
    index,
    maker,
    model,
    body,
    share: Number(share),
    heldAt: heldByAge(Number(hold)),
    newPrice: Number(price) * 1000,
    chassis: chassis.split(';').map((text) => {
      const one = chassisOf(text)
      return { ...one, trims: trimsFor(one.fuel, names) }
    }),
    trims: names,
    imported: imports.has(maker),
  }
}

export const cars: readonly Model[] = lines(carModels).map((fields, index) =>
  modelOf(fields, index, fields[6] ?? '', fields[7] ?? ''),
)

export const bikes: readonly Model[] = lines(bikeModels).map((fields, index) =>
  modelOf(fields, index, fields[6] ?? '', fields[7] ?? ''),
)

export const machines: readonly MachineModel[] = lines(machineModels).map((fields, index) => {
  const [, , , , , , serial = '', group = '', category = '', subcategory = '', volume = '', fittings = ''] =
    fields
  return { ...modelOf(fields, index, serial, fittings), group, category, subcategory, volume }
})

const threeDigits = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'))

/** `TRJ150-0098412`; imports have a serial without a dash, bikes and machines one of their own length. */
export function chassisNumber(
  kind: 'car' | 'bike' | 'machinery',
  model: Model,
  chassis: Chassis,
  serial: number,
): string {
  if (kind !== 'car') return `${chassis.prefix}-${serial}`
  const digits = `${Math.floor(serial / 1000)}`.padStart(4, '0') + threeDigits[serial % 1000]
  return model.imported ? `${chassis.prefix}${digits}` : `${chassis.prefix}-${digits}`
}
