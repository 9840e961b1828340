import type { InstantNow } from './columns.ts'

/** Objects of the bucket that no row has: a trigger keeps them, see `follow_object`. */
export type LooseObjectsTable = {
  key: string
  since: InstantNow
}
