import type { BadLine } from '@seriba/contracts/feeds'

/** A value that couldn’t be read, and the lines that contain it. */
export type BadValue = { field: string; value: string; reason: string; lines: number } & Pick<
  BadLine,
  'proposal'
>

/** The values of bad lines that can be tried again, most frequent first. */
export function badValuesOf(lines: readonly BadLine[]): BadValue[] {
  const found = new Map<string, BadValue>()
  for (const { field, value, reason, isKept, proposal } of lines) {
    if (!isKept || field === null || value === null) continue
    const key = `${field} ${value}`
    const known = found.get(key)
    if (known) known.lines += 1
    else found.set(key, { field, value, reason: problemIn(reason, field), lines: 1, proposal })
  }
  return [...found.values()].sort((one, other) => other.lines - one.lines)
}

/** `mileage: must be from 0` in `a81f: mileage: must be from 0`: the field has its own column. */
function problemIn(reason: string, field: string): string {
  const at = reason.indexOf(`${field}: `)
  return at === -1 ? reason : reason.slice(at + field.length + 2)
}
