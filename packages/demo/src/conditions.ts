import { weighted } from './random.ts'

export type Condition = {
  index: number
  code: string
  /** Fraction of the price of a car in good condition. */
  worth: number
}

const worths: readonly (readonly [code: string, worth: number])[] = [
  ['S', 1.12],
  ['6', 1.1],
  ['5', 1.06],
  ['4.5', 1],
  ['4', 0.93],
  ['3.5', 0.84],
  ['3', 0.7],
  ['2', 0.52],
  ['1', 0.42],
  ['R', 0.72],
  ['RA', 0.78],
  ['RB', 0.68],
  ['R2', 0.6],
  ['R?', 0.6],
  ['WR', 0.5],
  ['***', 0.45],
]

export const conditions: readonly Condition[] = worths.map(([code, worth], index) => ({ index, code, worth }))

/** `4.5:32 4:34` as a list to draw from. */
function shares(text: string): readonly Condition[] {
  return weighted(
    text.split(' ').map((part) => {
      const [code, weight] = part.split(':')
      const found = conditions.find((condition) => condition.code === code)
      if (!found) throw new Error(`No condition ${code}`)
      return [found, Number(weight)] as const
    }),
  )
}

const byWear: readonly (readonly Condition[])[] = [
  shares('S:28 6:16 5:36 4.5:14 4:3 R:2 RA:1'),
  shares('6:3 5:25 4.5:42 4:16 3.5:6 R:4 RA:3 ***:1'),
  shares('5:6 4.5:31 4:34 3.5:14 3:4 R:5 RA:4 ***:2'),
  shares('5:1 4.5:8 4:30 3.5:29 3:15 2:3 R:6 RA:3 RB:1 ***:4'),
  shares('4.5:3 4:16 3.5:27 3:23 2:8 1:4 R:7 RA:2 R2:1 R?:1 WR:1 ***:7'),
]

/** Grades that a car of this age (years) and mileage (km) may get; a hard life ages it faster. */
export function conditionsFor(age: number, mileage: number): readonly Condition[] {
  const worn = age + Math.max(0, mileage - 60_000) / 20_000
  const step = worn < 1.5 ? 0 : worn < 5 ? 1 : worn < 11 ? 2 : worn < 18 ? 3 : 4
  return byWear[step] ?? byWear[4] ?? []
}
