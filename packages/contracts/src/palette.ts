import { allPageTypes } from '@seriba/domain/lots/page-types'
import { palette } from '@seriba/domain/palette/palette-text'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, text, yen } from './fields.ts'

export const FoundBid = z.object({
  bidId: z.int(),
  lotNo: z.int(),
  name: z.string(),
  /** Whose bid it is; null for one's own. */
  client: z.nullable(z.string()),
  amount: yen(),
  bidStatus: z.int(),
  auctionDate: z.nullable(instant()),
})

export const FoundLot = z.object({
  id: z.string(),
  pageType: z.enum(allPageTypes),
  lotNo: z.int(),
  name: z.string(),
  auctionName: z.string(),
  auctionDate: z.nullable(instant()),
})

export const FoundClient = z.object({ id: z.int(), name: z.string(), company: z.string() })

export const FoundPurchase = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  clientId: z.int(),
  /** Whose purchase it is; null for one's own. */
  client: z.nullable(z.string()),
})

/** At most five of each kind, newest first. */
export const Found = z.object({
  bids: z.array(FoundBid),
  lots: z.array(FoundLot),
  clients: z.array(FoundClient),
  purchases: z.array(FoundPurchase),
})
export type Found = z.infer<typeof Found>

/** Bids, lots, clients and purchases that the caller may see and that contain all the words, for the command palette. */
export const findAnything = contract({
  method: 'GET',
  path: '/user/find',
  operation: 'palette.findAnything',
  audience: 'signedIn',
  input: z.object({ text: text(palette.text) }),
  output: Found,
  errors: [],
})
