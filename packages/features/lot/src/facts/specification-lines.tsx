import type { SharedBikeLot, SharedCarLot, SharedLotDetail, SharedMechLot } from '@seriba/contracts/lot'
import type { LotWords } from '@seriba/i18n/use-lot-words'
import type { ReactNode } from 'react'
import { ColorValue } from './ColorValue.tsx'

export type SpecificationName =
  | 'grade'
  | 'engine'
  | 'color'
  | 'transmission'
  | 'drive'
  | 'horsePower'
  | 'steering'
  | 'equipment'
  | 'mileageNote'
  | 'restricted'
  | 'category'
  | 'subCategory'
  | 'info'

export type SpecificationLine = {
  name: SpecificationName
  value: ReactNode
  /** Takes both columns. */
  full?: boolean
}

type Words = LotWords & {
  horsePower: (value: number) => string
  mileageTrusted: (isTrusted: boolean) => string
  restricted: string
}

/** The facts of a lot, in the order of its page; Info only if there is any (2§2.11). */
export function specificationLines(lot: SharedLotDetail, words: Words): SpecificationLine[] {
  if ('carInfo' in lot) return carLines(lot, words)
  return 'bikeInfo' in lot ? bikeLines(lot, words) : machineLines(lot, words)
}

const infoLine = (info: string): SpecificationLine[] =>
  info ? [{ name: 'info', value: info, full: true }] : []

const carLines = (
  { carSpecification: car, carCommonDetail, carInfo }: SharedCarLot,
  words: Words,
): SpecificationLine[] => [
  { name: 'grade', value: car.grade },
  { name: 'engine', value: <span className="num">{words.engine(car.engineCC)}</span> },
  { name: 'color', value: <ColorValue color={car.color} name={words.color(car.color)} /> },
  { name: 'transmission', value: car.transmission },
  { name: 'drive', value: car.drive },
  {
    name: 'horsePower',
    value: car.horsePower && <span className="num">{words.horsePower(car.horsePower)}</span>,
  },
  { name: 'steering', value: words.steering(car.steering) },
  ...(carInfo.mileageTrusted === null
    ? []
    : [{ name: 'mileageNote', value: words.mileageTrusted(carInfo.mileageTrusted) } as const]),
  ...(carInfo.isRestricted ? [{ name: 'restricted', value: words.restricted } as const] : []),
  { name: 'equipment', value: listed(car.equipment), full: true },
  ...infoLine(carCommonDetail.info),
]

function bikeLines(lot: SharedBikeLot, words: Words): SpecificationLine[] {
  const { bikeSpecification: bike, bikeInfo, bikeCommonDetail } = lot
  return [
    { name: 'grade', value: bike.grade },
    { name: 'color', value: <ColorValue color={bike.color} name={words.color(bike.color)} /> },
    { name: 'engine', value: <span className="num">{words.engine(bike.engineCC)}</span> },
    ...(bikeInfo.mileageNote ? [{ name: 'mileageNote', value: bikeInfo.mileageNote } as const] : []),
    ...infoLine(bikeCommonDetail.info),
  ]
}

const machineLines = ({ mechSpecification: machine, mechCommonDetail }: SharedMechLot, words: Words) => [
  { name: 'category', value: words.machinery(machine.category) } as const,
  { name: 'subCategory', value: words.machinery(machine.subCategory) } as const,
  { name: 'grade', value: machine.grade, full: true } as const,
  ...infoLine(mechCommonDetail.info),
]

/** Codes are separated by spaces; a sentence keeps its own. */
const listed = (equipment: string) =>
  /^[A-Z0-9]{1,4}(\s+[A-Z0-9]{1,4})+$/.test(equipment) ? equipment.split(/\s+/).join(', ') : equipment
