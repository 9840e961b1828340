import { has, type Range } from '../bits/bitmap.ts'
import type { Suffixes } from '../segment/segment.ts'
import type { FilterRows } from './filtered-rows.ts'
import { joined } from './ranges.ts'
import type { Workspace } from './workspace.ts'

/** Those rows whose tail begins with the text. They are few, because the head has been chosen. */
export function rowsBySuffix(space: Workspace, heads: FilterRows, tails: Suffixes, text: string): FilterRows {
  const beginning = new TextEncoder().encode(text)
  const rows: Range[] = []
  const bits = 'bits' in heads ? heads.bits : null
  for (const { lo, hi } of 'ranges' in heads ? heads.ranges : space.everything) {
    for (let row = lo; row < hi; row++) {
      if ((bits === null || has(bits, row)) && beginsWith(tails, row, beginning)) {
        rows.push({ lo: row, hi: row + 1 })
      }
    }
  }
  if ('bits' in heads && !heads.borrowed) space.give([heads.bits])
  return { ranges: joined(rows) }
}

function beginsWith({ bytes, start }: Suffixes, row: number, beginning: Uint8Array): boolean {
  const at = start[row] as number
  if ((start[row + 1] as number) - at < beginning.length) return false
  for (let i = 0; i < beginning.length; i++) if (bytes[at + i] !== beginning[i]) return false
  return true
}
