/** px at 12 px of the type, rather too many than too few: what is drawn must not be higher than its place. */
const widths: readonly [RegExp, number][] = [
  [/[\u2E80-\uFFEF]/, 12],
  [/[mwMW@%ЖШЩЫЮ]/, 11.5],
  [/[\p{Lu}жмфшщыю]/u, 9.2],
  [/[\s.,:;'’|ijl]/, 3.5],
  [/[frt()[\]/-]/, 5],
]
const otherWidth = 7.4
const space = 3.5

const known = new Map<string, number>()

function widthOfSign(sign: string): number {
  const width = known.get(sign) ?? widths.find(([signs]) => signs.test(sign))?.[1] ?? otherWidth
  known.set(sign, width)
  return width
}

const widthOf = (text: string): number => {
  let sum = 0
  for (const sign of text) sum += widthOfSign(sign)
  return sum
}

/** Whether a text stands in one line so wide. */
export const fitsIn = (text: string, room: number): boolean => widthOf(text) <= room

/** How many lines a text takes at most, broken between its words and, where one is too long, inside it. */
export function linesOf(text: string, room: number, most: number): number {
  let [lines, filled] = [1, 0]
  for (const word of text.split(' ')) {
    const width = widthOf(word)
    const after = filled === 0 ? width : filled + space + width
    if (after <= room) {
      filled = after
      continue
    }
    lines += (filled > 0 ? 1 : 0) + Math.max(0, Math.ceil(width / room) - 1)
    filled = width % room
    if (lines >= most) return most
  }
  return lines
}
