import type { SharedCarLot } from '@seriba/contracts/lot'

export type SpecificationLine = {
  name:
    | 'grade'
    | 'engine'
    | 'color'
    | 'transmission'
    | 'drive'
    | 'horsePower'
    | 'steering'
    | 'equipment'
    | 'info'
  /** Takes both columns. */
  full?: boolean
}

/** What is told of a car, in the order of its page; Info only where there is any (2§2.11). */
export function specificationLines({ carCommonDetail }: SharedCarLot): SpecificationLine[] {
  return [
    { name: 'grade' },
    { name: 'engine' },
    { name: 'color' },
    { name: 'transmission' },
    { name: 'drive' },
    { name: 'horsePower' },
    { name: 'steering' },
    { name: 'equipment', full: true },
    ...(carCommonDetail.info ? [{ name: 'info', full: true } as const] : []),
  ]
}

/** Codes come with spaces between them; a sentence keeps its own. */
export const listed = (equipment: string) =>
  /^[A-Z0-9]{1,4}(\s+[A-Z0-9]{1,4})+$/.test(equipment) ? equipment.split(/\s+/).join(', ') : equipment
