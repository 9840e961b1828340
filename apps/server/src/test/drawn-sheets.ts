import { sheetTruth } from '@seriba/demo/sheet-truth'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

/** Addresses of as many sheets as requested that the demo company draws, for cars in every condition. */
export const drawnSheets = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => {
    const condition = 2 + (n % 11)
    return `/art/v1/sheet/car.${n % 9}.${30_000 + n}.20780.${n % 40}.0.0.${condition}.2019.${20_000 + n * 997}.${98_412 + n}.0.37.png`
  }).filter((address) => sheetTruth(address) !== null)

/** What is drawn on a sheet. */
export function truthOf(address: string): SheetReading {
  const truth = sheetTruth(address)
  if (!truth) throw new Error(`${address} is not a sheet of the demo company`)
  return truth
}
