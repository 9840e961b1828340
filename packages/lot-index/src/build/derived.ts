import { type Codes, codesIn, type Memory } from '../memory.ts'
import type { Schema } from '../schema.ts'
import type { Coded } from './values.ts'

/** Columns that another one determines in all rows: which one, and their codes by its codes. */
export function derivedColumns(
  memory: Memory,
  { derived = {} }: Schema,
  columns: ReadonlyMap<string, Coded>,
) {
  const found = new Map<string, { by: string; codes: Codes }>()
  for (const [name, by] of Object.entries(derived)) {
    if (by === undefined) continue
    const [coarse, fine] = [columns.get(name), columns.get(by)]
    const codes = coarse && fine ? derivedFrom(memory, coarse, fine) : null
    if (codes) found.set(name, { by, codes })
  }
  return found
}

/** The code in a coarser column for each code in a finer one; null if rows with one of those have several. */
function derivedFrom(memory: Memory, coarse: Coded, fine: Coded): Codes | null {
  const none = coarse.dictionary.length
  const derived = codesIn(memory, fine.dictionary.length, none).fill(none)
  for (let place = 0; place < fine.codes.length; place++) {
    const code = fine.codes[place] as number
    const own = coarse.codes[place] as number
    if (derived[code] === none) derived[code] = own
    else if (derived[code] !== own) return null
  }
  return derived
}
