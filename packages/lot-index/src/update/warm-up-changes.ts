import { buildSegment, finish } from '../build/build.ts'
import { pick } from '../build/pick.ts'
import { upTo } from '../build/sort.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import { changed, whole } from './change.ts'

const times = 3
const rows = 4000

/** Makes empty changes and discards them: the first real ones should not wait for code to be compiled. */
export function warmUpChanges(schema: Schema, base: Segment): void {
  const some = upTo(Math.min(rows, base.rows))
  for (let i = 0; i < times; i++) {
    const fresh = whole(finish(buildSegment(pick(base, some), schema)))
    changed([whole(base)], { fresh, ids: fresh.segment.ids.slice().sort() })
  }
}
