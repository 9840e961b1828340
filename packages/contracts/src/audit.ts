import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, id, instant, int, PageInfo, text } from './fields.ts'

const Changed = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One entry in the audit log: who did what to an object, and what it was before. */
export const AuditEntry = z.object({
  id: z.int(),
  at: instant(),
  /** Null if the system did it. */
  actorId: z.nullable(z.int()),
  actor: z.nullable(z.string()),
  /** The kind of account that did it; null for the system. */
  actorRoleId: z.nullable(z.int()),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What people call the object: a name, a SKU, a lot number; null if it goes by its number. */
  label: z.nullable(z.string()),
  /** Where the object is in the console; null if it has no page. */
  link: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: Changed, after: Changed })),
  reason: z.nullable(z.string()),
  ip: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Which entries; anything left out does not matter. */
const asked = () => ({
  /** The number of an entry or an object, a SKU, a lot number, a network address, or somebody's name. */
  search: z.optional(text(100)),
  actorId: z.optional(id()),
  entity: z.optional(text(40)),
  entityId: z.optional(text(100)),
  action: z.optional(text(60)),
  /** A field that changed, as entries name it: `creditLimit`. */
  field: z.optional(text(60)),
  /** 1: only changes to money or limits. */
  moneyOnly: z._default(int(0, 1), 0),
  ip: z.optional(text(60)),
  /** Japanese days, both included. */
  dateFrom: z.optional(dateString()),
  dateTo: z.optional(dateString()),
})

/** Everything that was done, newest first, one page at a time (BEY10). */
export const listAudit = contract({
  method: 'GET',
  path: '/audit/index',
  operation: 'audit.listAudit',
  audience: 'manager',
  needs: ['auditView'],
  input: z.object({
    ...asked(),
    page: z._default(int(1, 1000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    entries: z.array(AuditEntry),
    /** Counted up to 10 000; 10 001 means more. */
    pageInfo: PageInfo,
  }),
  errors: [],
})

/** Creates a link to download the same entries as a file; it works for one minute and only for the caller. */
export const exportAudit = contract({
  method: 'GET',
  path: '/audit/export',
  operation: 'audit.exportAudit',
  audience: 'manager',
  needs: ['auditView'],
  input: z.object({ ...asked(), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** The staff, including former colleagues, for the filter by person. */
export const auditActors = contract({
  method: 'GET',
  path: '/audit/actors',
  operation: 'audit.auditActors',
  audience: 'manager',
  needs: ['auditView'],
  input: z.object({}),
  output: z.array(z.object({ value: z.int(), label: z.string() })),
  errors: [],
})
