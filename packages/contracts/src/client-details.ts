import * as z from 'zod/mini'
import { int, text } from './fields.ts'

export const notes = () => text(5000)

/** A client's own details, and staff's notes on them. */
export const clientDetails = {
  fullName: z.optional(text(200)),
  email: z.optional(text(200)),
  mobile: z.optional(text(40)),
  officePhone: z.optional(text(40)),
  messengerNumber: z.optional(text(60)),
  company: z.optional(text(200)),
  countryId: z.optional(int(0, 1000)),
  city: z.optional(text(100)),
  address: z.optional(text(300)),
  port: z.optional(text(100)),
  notes: z.optional(notes()),
}
