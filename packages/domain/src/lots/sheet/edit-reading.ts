import type { SheetPart } from './sheet-parts.ts'
import { isDoubtful, type SheetBox, type SheetMark, type SheetReading } from './sheet-reading.ts'
import { plainCode } from './sheet-text.ts'

const centerOf = ({ x, y, width, height }: SheetBox) => [x + width / 2, y + height / 2] as const

/** The part of the car to which codes near a given place refer; a place far from all of them may be anywhere. */
export function partNear({ marks }: SheetReading, box: SheetBox): SheetPart {
  const [x, y] = centerOf(box)
  const near = marks
    .flatMap((mark) => {
      if (!mark.box) return []
      const [atX, atY] = centerOf(mark.box)
      return [{ part: mark.part, away: Math.hypot(atX - x, atY - y) }]
    })
    .sort((a, b) => a.away - b.away)[0]
  return near && near.away < 80 ? near.part : 'other'
}

/** A code that a person has seen and the machine has not; it comes last. */
export const withMark = (reading: SheetReading, mark: Partial<SheetMark> = {}): SheetReading => ({
  ...reading,
  marks: [...reading.marks, { code: '', part: 'other', sure: null, box: null, ...mark }],
})

/** `W2` with the size 1 is `W1`; null for a mark that has no size. */
export function withSize(code: string, size: 1 | 2 | 3): string | null {
  const letter = /^([A-Z])[1-5]?$/.exec(plainCode(code))?.[1]
  return letter === undefined ? null : `${letter}${size}`
}

/** What a person should look at first, then the rest, each with its position in the list. */
export function doubtfulFirst<T extends { sure: number | null }>(
  list: readonly T[],
): { item: T; at: number; isDoubtful: boolean }[] {
  const placed = list.map((item, at) => ({ item, at, isDoubtful: isDoubtful(item) }))
  return [...placed.filter((one) => one.isDoubtful), ...placed.filter((one) => !one.isDoubtful)]
}

/** As it is sent: codes that were left empty are dropped. */
export const withoutEmptyCodes = (reading: SheetReading): SheetReading => ({
  ...reading,
  marks: reading.marks.filter(({ code }) => code.trim() !== ''),
})
