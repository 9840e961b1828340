import { logisticsDays, logisticsTexts } from '@seriba/domain/money/logistics'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, id, int, success, text } from './fields.ts'

const shapeOf = <Name extends string, T>(names: readonly Name[], make: () => T) =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, T>

/** Moves a purchase to its next status, cancels it, or moves it back with a reason (GAP57). */
export const updatePurchaseStatus = contract({
  method: 'PUT',
  path: '/purchased-cars/update-status',
  operation: 'shipping.updatePurchaseStatus',
  audience: 'manager',
  needs: ['managerBidForClient', 'purchasesManage'],
  input: z.object({
    id: id(),
    /** 0 is Processing, as in the list. */
    status: int(0, 8),
    reason: z._default(text(300), ''),
  }),
  output: success(),
  errors: ['not_found', 'field_required', 'purchase_move'],
})

/**
 * Updates how a purchase is shipped: fields given are changed, empty ones are cleared. A correction requires a
 * reason.
 */
export const updateLogistics = contract({
  method: 'PUT',
  path: '/purchased-cars/update-logistics',
  operation: 'shipping.updateLogistics',
  audience: 'manager',
  needs: ['managerBidForClient', 'purchasesManage'],
  input: z.object({
    id: id(),
    ...shapeOf(logisticsTexts, () => z.optional(text(100))),
    ...shapeOf(logisticsDays, () => z.optional(dateString())),
    /** Needed where something changes that was known. */
    reason: z._default(text(300), ''),
  }),
  output: success(),
  errors: ['not_found', 'field_required', 'days_out_of_order'],
})
