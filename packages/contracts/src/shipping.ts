import { logisticsDays, logisticsTexts } from '@seriba/domain/money/logistics'
import { highestCost } from '@seriba/domain/purchases/costs'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, dateString, id, int, success, text } from './fields.ts'
import { managesPurchases } from './purchase-flags.ts'

const shapeOf = <Name extends string, T>(names: readonly Name[], make: () => T) =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, T>

const yenOfResale = () => int(0, highestCost)

/** Whether the client is emailed; changes within ten minutes go into one email. */
const notify = z._default(booleanParam(), true)

/** Moves a purchase to its next status, cancels it, or moves it back with a reason (GAP57). */
export const updatePurchaseStatus = contract({
  method: 'PUT',
  path: '/purchased-cars/update-status',
  operation: 'shipping.updatePurchaseStatus',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    id: id(),
    /** 0 is Processing, as in the list. */
    status: int(0, 8),
    reason: z._default(text(300), ''),
    /** What a car brought when it was sold again, and what its client pays for that: two ledger lines. */
    resale: z.optional(z.object({ amount: yenOfResale(), penalty: yenOfResale() })),
    notify,
  }),
  output: success(),
  errors: ['not_found', 'field_required', 'purchase_move', 'purchase_not_resold'],
})

/**
 * Updates how a purchase is shipped: fields that are given are changed, empty ones are cleared. A correction requires a
 * reason.
 */
export const updateLogistics = contract({
  method: 'PUT',
  path: '/purchased-cars/update-logistics',
  operation: 'shipping.updateLogistics',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    id: id(),
    ...shapeOf(logisticsTexts, () => z.optional(text(100))),
    ...shapeOf(logisticsDays, () => z.optional(dateString())),
    /** Provides line, voyage, ports and days, unless they are given as well. */
    voyageId: z.optional(id()),
    /** Required if something that was known changes. */
    reason: z._default(text(300), ''),
    notify,
  }),
  output: success(),
  errors: ['not_found', 'field_required', 'days_out_of_order', 'voyage_full'],
})
