import type { Dictionary } from '../segment/segment.ts'
import { codeOf } from './match-text.ts'

const known = new WeakMap<Dictionary, { base: Dictionary; codes: Int32Array }>()

/** The values of another part as codes in the base's dictionary; negative if they are not in it. */
export function codesIn(base: Dictionary, other: Dictionary): Int32Array {
  const kept = known.get(other)
  if (kept?.base === base) return kept.codes
  const codes = Int32Array.from(other, (text) => codeOf(base, text))
  known.set(other, { base, codes })
  return codes
}
