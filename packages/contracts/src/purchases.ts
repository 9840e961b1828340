import { deskSorts, missingParts, mostMoved, paidStates } from '@seriba/domain/purchases/desk'
import * as z from 'zod/mini'
import { ClientPurchase } from './client-parts.ts'
import { contract } from './contract.ts'
import { arrayParam, booleanParam, dateString, fileFormat, id, int, PageInfo, text, yen } from './fields.ts'
import { managesPurchases, readsPurchases } from './purchase-flags.ts'

/** A purchase as staff see it in their list. */
export const PurchaseRow = z.extend(ClientPurchase, {
  client: z.object({ id: z.int(), name: z.string() }),
  voyageId: z.nullable(z.int()),
  /** Yen. */
  paid: yen(),
  due: z.nullable(yen()),
  missing: z.array(z.enum(missingParts)),
  /** Whole Japanese days. */
  daysInStatus: z.int(),
  /** It has been at one step for too long, or sails unpaid. */
  late: z.boolean(),
})
export type PurchaseRow = z.infer<typeof PurchaseRow>

const filter = {
  search: z.optional(text(100)),
  clientId: z.optional(id()),
  managerId: z.optional(id()),
  /** Any of them; 0 is Processing. None selects all. */
  status: arrayParam(int(0, 8)),
  port: z.optional(text(100)),
  voyageId: z.optional(id()),
  paid: z.optional(z.enum(paidStates)),
  missing: z.optional(z.enum(missingParts)),
  dateFrom: z.optional(dateString()),
  dateTo: z.optional(dateString()),
  /** By status and then newest first, unless requested otherwise. */
  sort: z.optional(z.enum(deskSorts)),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

/** All clients' purchases, with what is missing for each; counts and sums cover what the other filters leave. */
export const indexPurchases = contract({
  method: 'GET',
  path: '/purchase/index',
  operation: 'purchases.indexPurchases',
  audience: 'manager',
  needs: readsPurchases,
  input: z.object({
    ...filter,
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    purchases: z.array(PurchaseRow),
    counts: z.array(z.object({ status: z.nullable(z.int()), count: z.int(), late: z.int(), sum: yen() })),
    /** Purchases with a document from their client that nobody has looked at, regardless of the filters. */
    toCheck: z.int(),
    /** The existing export ports, for the filter. */
    ports: z.array(z.string()),
    pageInfo: PageInfo,
  }),
  errors: ['invalid_input'],
})

/** Creates a link to download the same list as XLSX or CSV; it works for one minute and only for the caller. */
export const exportPurchases = contract({
  method: 'GET',
  path: '/purchase/index-export',
  operation: 'purchases.exportPurchases',
  audience: 'manager',
  needs: readsPurchases,
  input: z.object({ ...filter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['invalid_input'],
})

const Moved = z.object({
  moved: z.array(z.int()),
  skipped: z.array(z.object({ id: z.int(), code: z.string() })),
})

/** Books purchases on a voyage, which determines how and when they travel. */
export const assignVoyage = contract({
  method: 'PUT',
  path: '/purchase/assign-voyage',
  operation: 'purchases.assignVoyage',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(mostMoved)),
    voyageId: id(),
    /** Whether the client is emailed; changes within ten minutes go into one email. */
    notify: z._default(booleanParam(), true),
  }),
  output: Moved,
  errors: ['not_found', 'voyage_full'],
})

/** Moves purchases one step forward; those that cannot be moved are listed with the reason. */
export const updateStatusMany = contract({
  method: 'PUT',
  path: '/purchased-cars/update-status-many',
  operation: 'purchases.updateStatusMany',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(mostMoved)),
    status: int(0, 8),
  }),
  output: Moved,
  errors: [],
})
