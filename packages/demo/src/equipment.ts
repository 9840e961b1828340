/** Codes in the feed, with the cell on the sheet that is circled for each. */
const options: readonly (readonly [code: string, sheet: string])[] = [
  ['AC', 'AC'],
  ['PS', 'PS'],
  ['PW', 'PW'],
  ['SR', 'SR'],
  ['AW', 'AW'],
  ['NV', 'ナビ'],
  ['LS', '革'],
  ['TV', 'TV'],
  ['SD', '電動スライド'],
  ['ABS', 'ABS'],
  ['AB', 'エアB'],
  ['3S', '３列'],
  ['BC', 'Bカメラ'],
  ['ETC', 'ETC'],
]

export const equipmentSets = 1 << options.length
const basic = 0b111

/** Every set as text, made once: a lot only picks its number. */
const texts = Array.from({ length: equipmentSets }, (_, set) =>
  options
    .filter((_, bit) => set & (1 << bit))
    .map(([code]) => code)
    .join(' '),
)

export const equipmentText = (set: number): string => texts[set] ?? ''

export const equipmentOnSheet = (set: number): string[] =>
  options.filter((_, bit) => set & (1 << bit)).map(([, sheet]) => sheet)

const sunroof = 1 << 3
const leather = 1 << 6
const slideDoor = 1 << 8
const threeRows = 1 << 11
const slidingBodies = new Set(['minivan', 'van', 'kei'])

/** A car's options from two random numbers: the better the trim (0 to 1), the more of them. */
export function equipmentFor(body: string, trim: number, a: number, b: number): number {
  if (body === 'keitruck' || body === 'truck') return basic & ~(a & 0b100)
  let set = trim > 0.6 ? a | b : trim > 0.25 ? a : a & b
  if (trim < 0.5) set &= ~(sunroof | leather)
  if (!slidingBodies.has(body)) set &= ~slideDoor
  if (body !== 'minivan') set &= ~threeRows
  return (set | basic) & (equipmentSets - 1)
}
