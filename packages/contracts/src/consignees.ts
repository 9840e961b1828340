import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, int, Option, success, text } from './fields.ts'

/** The person who receives a car at the port. */
export const Consignee = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.nullable(z.string()),
  address: z.string(),
  countryId: z.int(),
  city: z.nullable(z.string()),
  port: z.nullable(z.string()),
  telephone: z.string(),
  email: z.string(),
  paymentMethod: z.nullable(z.string()),
})
export type Consignee = z.infer<typeof Consignee>

/** A party as it was typed; `value` is an earlier one that it was taken from. */
const Party = z.object({
  value: z.optional(id()),
  fullName: text(100),
  company: z._default(text(100), ''),
  address: text(300),
  countryId: z.nullable(int(0, 10_000)),
  city: z._default(text(100), ''),
  port: z._default(text(100), ''),
  telephone: text(40),
  email: text(200),
  paymentMethod: z._default(text(100), ''),
})

/** The consignees of earlier purchases, most used first; staff name the client. */
export const listConsignees = contract({
  method: 'GET',
  path: '/consignee/list',
  operation: 'consignees.listConsignees',
  audience: 'member',
  input: z.object({ clientId: z.optional(id()) }),
  output: z.object({
    success: z.literal(true),
    list: z.array(z.extend(Option, { value: z.int(), port: z.nullable(z.string()), used: z.int() })),
  }),
  errors: ['not_found'],
})

/** One consignee. */
export const viewConsignee = contract({
  method: 'GET',
  path: '/consignee/view',
  operation: 'consignees.viewConsignee',
  audience: 'member',
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true), data: Consignee }),
  errors: ['not_found'],
})

/**
 * Sets the consignee of a purchase, and the party to notify of its arrival. The buyer may do so until the car is
 * waiting for loading; staff may still do so later, with a reason.
 */
export const saveConsignee = contract({
  method: 'POST',
  path: '/purchased-cars/save-consignee',
  operation: 'consignees.saveConsignee',
  audience: 'member',
  input: z.object({
    id: id(),
    consignee: Party,
    notifyParty: z.union([
      z.object({ sameAsConsignee: z.literal(true) }),
      z.extend(Party, { sameAsConsignee: z._default(z.literal(false), false) }),
    ]),
    /** Required from staff once it is locked. */
    reason: z._default(text(300), ''),
  }),
  output: success(),
  errors: ['not_found', 'field_required', 'email_invalid', 'country_unknown', 'consignee_locked'],
})
