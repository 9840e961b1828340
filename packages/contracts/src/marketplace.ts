import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { int, PageInfo } from './fields.ts'

/** Something that another marketplace offers; it is viewed and bought there. */
export const Offer = z.object({
  id: z.string(),
  title: z.string(),
  /** Such as year, mileage and location, in the marketplace's own words. */
  text: z.nullable(z.string()),
  price: z.nullable(z.int()),
  image: z.nullable(z.string()),
  url: z.string(),
})
export type Offer = z.infer<typeof Offer>

/** A page of the third-party listing that the company has connected; empty if it has none (GAP11). */
export const listOffers = contract({
  method: 'GET',
  path: '/gonet/listing',
  operation: 'marketplace.listOffers',
  audience: 'signedIn',
  input: z.object({
    page: z._default(int(1, 1_000_000), 1),
    pageSize: z._default(int(1, 100), 20),
  }),
  slow: true,
  output: z.object({
    offers: z.array(Offer),
    pageInfo: PageInfo,
    /** Whether a marketplace is connected at all. */
    connected: z.boolean(),
  }),
  errors: ['marketplace_failed'],
})
