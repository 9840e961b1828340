import { lotCorrections } from '@seriba/domain/lots/lot-correction'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { int, lotId, success, text } from './fields.ts'

/** Corrects how a lot ended when its feed is wrong or late; its bids are closed as if the feed had said so. */
export const updateLot = contract({
  method: 'PUT',
  path: '/lot/update',
  operation: 'lotCorrections.updateLot',
  audience: 'manager',
  needs: ['feedsManage'],
  input: z.object({
    id: lotId(),
    status: z.enum(lotCorrections),
    /** Yen; for a lot that was sold. */
    soldPrice: z.optional(int(1, 2_000_000_000)),
    reason: text(300),
  }),
  output: success(),
  errors: ['lot_not_found', 'field_required', 'lot_not_auctioned'],
})
