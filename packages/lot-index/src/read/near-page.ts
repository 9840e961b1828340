import { buckets } from '../bits/select.ts'
import { tuningOptions } from '../tuning.ts'
import type { Page, SortOrder } from './sort-order.ts'
import type { Workspace } from './workspace.ts'

/** Rows in any order that include those on the page, and how many come before them. */
type NearPage = { rows: Int32Array; before: number }
type Keys = Pick<SortOrder, 'keys' | 'unknown' | 'descending'>

const bitsOfBucket = Math.log2(buckets)
/** Keys are below it, as ids are. */
const keysEnd = 2 ** 32

/** Leaves out rows that come before or after a page, by counting their keys, and for equal keys their ids. */
export function nearPage(space: Workspace, rows: Int32Array, sort: SortOrder, page: Page): NearPage {
  const byKey = narrowed(space, { rows, before: 0 }, page, sort)
  const [first = 0] = byKey.rows
  const { keys, descending } = sort
  if (isFew(byKey) || !byKey.rows.every((row) => keys[row] === keys[first])) return byKey
  const byId = { keys: space.segment.ids, unknown: space.greatestId + 1, descending }
  return narrowed(space, byKey, page, byId)
}

const isFew = ({ rows }: NearPage) => rows.length <= tuningOptions.fewToCompare

function narrowed(
  { kernels, rows: out }: Workspace,
  near: NearPage,
  { offset, limit }: Page,
  { keys: codes, unknown, descending }: Keys,
): NearPage {
  if (unknown === keysEnd) return near
  const to = Math.min(offset + limit, near.before + near.rows.length)
  let { rows, before } = near
  let base = 0
  let shift = Math.max(0, Math.ceil(Math.log2(unknown + 1)) - bitsOfBucket)
  for (;;) {
    const keys = { codes, unknown, greatest: unknown - 1, descending, base, shift }
    const found = kernels.select(rows, keys, offset - before, to - before, out)
    before += found.before
    rows = out.subarray(0, found.count)
    if (isFew({ rows, before }) || found.first !== found.last || shift === 0) return { rows, before }
    base += found.first * 2 ** shift
    shift = Math.max(0, shift - bitsOfBucket)
  }
}
