import type { Codes } from '../memory.ts'

export type Extremes = [least: number, greatest: number]

/** The least and the greatest code of some rows, `[unknown, -1]` if there is no other code among them. */
export function extremes(rows: Int32Array, codes: Codes, unknown: number): Extremes {
  let least = unknown
  let greatest = -1
  for (let i = 0; i < rows.length; i++) {
    const code = codes[rows[i] as number] as number
    if (code === unknown) continue
    if (code < least) least = code
    if (code > greatest) greatest = code
  }
  return [least, greatest]
}
