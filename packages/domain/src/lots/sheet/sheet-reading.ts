import type { SheetPart } from './sheet-parts.ts'

/** Boxes of a sheet that are self-explanatory, in display order. */
export const sheetFields = [
  'grade',
  'interior',
  'exterior',
  'mileage',
  'mileageMark',
  'firstRegistration',
  'inspection',
  'color',
  'use',
] as const
export type SheetField = (typeof sheetFields)[number]

/** By how many degrees the picture has to be turned to the right for the sheet to be upright. */
export const sheetTurns = [0, 90, 180, 270] as const
export type SheetTurn = (typeof sheetTurns)[number]

/** A position in the picture as sent, in thousandths of its width and height. */
export type SheetBox = { x: number; y: number; width: number; height: number }

type Found = {
  /** How sure the reader is, 0 to 100; null if it does not say. */
  sure: number | null
  box: SheetBox | null
}
export type SheetFieldRead = Found & { name: SheetField; value: string }
export type SheetMark = Found & { code: string; part: SheetPart }
/** A line of remarks and its meaning; empty if the reader has left that to the list of phrases. */
export type SheetRemark = Found & { written: string; en: string; ru: string }

export type SheetReading = {
  turned: SheetTurn
  fields: SheetFieldRead[]
  marks: SheetMark[]
  remarks: SheetRemark[]
}

export const readingLimits = {
  fields: sheetFields.length,
  marks: 80,
  remarks: 40,
  text: 300,
  code: 8,
} as const

/** Below this, a person has to look at it first. */
export const doubtfulBelow = 60

export const isDoubtful = ({ sure }: { sure: number | null }): boolean =>
  sure !== null && sure < doubtfulBelow

/** How many of a reading's findings a person has to look at first. */
export const doubtsIn = ({ fields, marks, remarks }: SheetReading): number =>
  [...fields, ...marks, ...remarks].filter(isDoubtful).length

/** A position once the picture is upright. */
export function uprightBox({ x, y, width, height }: SheetBox, turned: SheetTurn): SheetBox {
  if (turned === 90) return { x: 1000 - y - height, y: x, width: height, height: width }
  if (turned === 180) return { x: 1000 - x - width, y: 1000 - y - height, width, height }
  if (turned === 270) return { x: y, y: 1000 - x - width, width: height, height: width }
  return { x, y, width, height }
}

/** A position on the upright picture, converted to the picture as sent. */
export const boxAsSent = (box: SheetBox, turned: SheetTurn): SheetBox =>
  uprightBox(box, ((360 - turned) % 360) as SheetTurn)

export const fieldOf = ({ fields }: SheetReading, name: SheetField): SheetFieldRead | undefined =>
  fields.find((field) => field.name === name)
