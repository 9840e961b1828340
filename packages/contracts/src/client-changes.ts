import * as z from 'zod/mini'
import { instant } from './fields.ts'

const Changed = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * One entry in the audit log: who did what to the account or to something that belongs to the client, and what it was
 * before.
 */
export const ClientChange = z.object({
  id: z.int(),
  at: instant(),
  /** Null if the system did it. */
  actor: z.nullable(z.string()),
  action: z.string(),
  /** What it is about: the account, or one of the client's bids or purchases. */
  entity: z.string(),
  entityId: z.string(),
  changes: z.array(z.object({ field: z.string(), before: Changed, after: Changed })),
  reason: z.nullable(z.string()),
})
export type ClientChange = z.infer<typeof ClientChange>
