import { allPageTypes } from '@seriba/domain/lots/page-types'
import { ceilingBases, largestCeiling } from '@seriba/domain/searches/price-ceiling'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, fileFormat, id, int, success, text } from './fields.ts'

const pageType = z.enum(allPageTypes)

const title = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(savedSearches.title),
  z.refine((value) => !value.includes('\0')),
)

/**
 * The limit of what a lot may cost to be included in an alert, in yen: by its start price, by what such lots sell for
 * on average, or by its landed cost.
 */
const PriceCeiling = z.object({
  by: z.enum(ceilingBases),
  yen: int(1, largestCeiling),
})
export type PriceCeiling = z.infer<typeof PriceCeiling>

/** A search that is opened again, or emailed (2§3.13). */
export const SavedSearch = z.object({
  id: z.int(),
  name: z.string(),
  /** The query in the listing's address. */
  params: z.string(),
  type: pageType,
  dailyEmail: z.boolean(),
  /** Whether new lots are announced as they come in. */
  instant: z.boolean(),
  ceiling: z.nullable(PriceCeiling),
  /** Lots that have come in since it was last opened; counted only as far as it takes to say that they are many. */
  fresh: z.int(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

const Counted = z.object({ success: z.literal(true), counter: z.int() })

/** Saves a search under a title; ten at most (DEC16). */
export const saveSearch = contract({
  method: 'POST',
  path: '/user/save-search',
  operation: 'searches.saveSearch',
  audience: 'member',
  input: z.object({
    title,
    params: text(savedSearches.params),
    type: pageType,
    dailyEmail: z._default(booleanParam(), false),
    instant: z._default(booleanParam(), false),
    ceiling: z.optional(z.nullable(PriceCeiling)),
  }),
  output: z.null(),
  errors: ['too_many_searches', 'search_of_past', 'port_not_chosen'],
})

/** The viewer's searches of a page type, newest first. */
export const mySearches = contract({
  method: 'GET',
  path: '/user/my-search',
  operation: 'searches.mySearches',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ type: z._default(pageType, 'car-auction') }),
  output: z.object({ items: z.array(SavedSearch), counter: z.int() }),
  errors: [],
})

/**
 * Creates a link to download the viewer’s searches of a page type as a file; it works for one minute and only for the
 * caller.
 */
export const exportSearches = contract({
  method: 'GET',
  path: '/user/my-search-export',
  operation: 'searches.exportSearches',
  audience: 'signedIn',
  input: z.object({ type: z._default(pageType, 'car-auction'), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** `counter` is how many searches there are for its page type (GAP14). */
export const updateSearch = contract({
  method: 'POST',
  path: '/user/update-search',
  operation: 'searches.updateSearch',
  audience: 'signedIn',
  input: z.object({
    id: id(),
    title: z.optional(title),
    dailyEmail: z.optional(booleanParam()),
    instant: z.optional(booleanParam()),
    /** Null removes it. */
    ceiling: z.optional(z.nullable(PriceCeiling)),
    /** What it finds at present is no longer new. */
    opened: z.optional(booleanParam()),
  }),
  output: Counted,
  errors: ['not_found', 'search_of_past', 'port_not_chosen'],
})

/** Deletes a saved search. */
export const deleteSearch = contract({
  method: 'POST',
  path: '/user/delete-search',
  operation: 'searches.deleteSearch',
  audience: 'signedIn',
  input: z.object({ id: id() }),
  output: Counted,
  errors: ['not_found'],
})

/** Stops the daily email of a saved search; the token in the email identifies it, so no login is needed. */
export const unsubscribe = contract({
  method: 'POST',
  path: '/user/unsubscribe',
  operation: 'searches.unsubscribe',
  audience: 'anyone',
  input: z.object({ token: text(200) }),
  output: success(),
  errors: ['not_found'],
})
