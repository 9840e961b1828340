import * as z from 'zod/mini'
import { instant } from './fields.ts'

const Changed = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One entry of the trail: who did what to the account or to what is the client’s, and what it was before. */
export const ClientChange = z.object({
  id: z.int(),
  at: instant(),
  /** Null where the system acted. */
  actor: z.nullable(z.string()),
  action: z.string(),
  /** What it is about: the account, or a bid or purchase of the client. */
  entity: z.string(),
  entityId: z.string(),
  changes: z.array(z.object({ field: z.string(), before: Changed, after: Changed })),
  reason: z.nullable(z.string()),
})
export type ClientChange = z.infer<typeof ClientChange>
