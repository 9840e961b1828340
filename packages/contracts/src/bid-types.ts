import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { fileFormat, smallId, text } from './fields.ts'

const texts = () => z.object({ en: text(60), ru: text(60) })
const longTexts = () => z.object({ en: text(200), ru: text(200) })

/** A way to ship a vehicle. */
const BidTypeFields = {
  label: texts(),
  description: longTexts(),
  forBuyers: z.boolean(),
  forManagers: z.boolean(),
}

export const BidType = z.object({ id: z.int(), ...BidTypeFields, used: z.int() })
export type BidType = z.infer<typeof BidType>

/** Bid and export types in the order in which they are offered, and how many bids and orders use each (GAP52). */
export const listBidTypes = contract({
  method: 'GET',
  path: '/site/bid-types',
  operation: 'bidTypes.listBidTypes',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  output: z.object({ types: z.array(BidType), version: z.string() }),
  errors: [],
})

/** Creates a link to download the list of bid types as a file; it works for one minute and only for the caller. */
export const exportBidTypes = contract({
  method: 'GET',
  path: '/site/bid-types-export',
  operation: 'bidTypes.exportBidTypes',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({ format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/**
 * Replaces the list of bid types, in the given order. A type that bids use can be hidden from everyone but not removed:
 * old bids keep its name. Without a Russian name, Russian buyers see the English one. Returns the number of each type
 * in the order in which they were sent, so that new ones can be identified, and the list's next version.
 */
export const saveBidTypes = contract({
  method: 'PUT',
  path: '/site/bid-types',
  operation: 'bidTypes.saveBidTypes',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    version: text(64),
    types: z
      .array(z.object({ id: z.nullable(smallId()), ...BidTypeFields }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.object({ success: z.literal(true), ids: z.array(z.int()), version: z.string() }),
  errors: ['stale', 'field_required', 'bid_type_used', 'not_found'],
})
