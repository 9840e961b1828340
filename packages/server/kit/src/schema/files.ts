import type { InstantNow } from './columns.ts'

/** Objects in the bucket that no row refers to: a trigger records them, see `follow_object`. */
export type LooseObjectsTable = {
  key: string
  since: InstantNow
}
