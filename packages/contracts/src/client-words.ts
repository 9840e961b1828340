import * as z from 'zod/mini'
import { text } from './fields.ts'

export const notes = () => text(5000)

/** What staff writes of a client. */
export const clientWords = {
  fullName: z.optional(text(200)),
  email: z.optional(text(200)),
  mobile: z.optional(text(40)),
  officePhone: z.optional(text(40)),
  messengerNumber: z.optional(text(60)),
  company: z.optional(text(200)),
  city: z.optional(text(100)),
  address: z.optional(text(300)),
  port: z.optional(text(100)),
  notes: z.optional(notes()),
}
