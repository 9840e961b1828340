import type { hallFields } from '@seriba/domain/bids/hall-fields'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, instant, int, seenVersion, smallId, success, text } from './fields.ts'

/** Hours before the sale, in quarters of an hour. */
const hours = () => z.nullable(z.number().check(z.gte(0), z.lte(168), z.multipleOf(0.25)))
const fee = () => z.nullable(int(0, 10_000_000))

/** What a company sets for a hall; null means its default or, for a fee (yen), not set. */
const terms = {
  deadlineHours: hours(),
  cancelDeadlineHours: hours(),
  overbidAllowance: fee(),
  deliveryFee: fee(),
  auctionFee: fee(),
} as const satisfies Record<(typeof hallFields)[number], unknown>

export const HallTerms = z.object(terms)
export type HallTerms = z.infer<typeof HallTerms>

export const Hall = z.object({
  name: z.string(),
  ...terms,
  lotsToday: z.int(),
  /** In the seven Japanese days up to today. */
  lotsWeek: z.int(),
})
export type Hall = z.infer<typeof Hall>

export const HallChange = z.object({ name: text(80), ...z.partial(HallTerms).shape })
export type HallChange = z.infer<typeof HallChange>

export const HallPublication = z.object({
  id: z.int(),
  /** The day in Japan from which it applies. */
  from: z.string(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: instant(),
  /** Whether its day has come. */
  applied: z.boolean(),
  changes: z.array(HallChange),
})
export type HallPublication = z.infer<typeof HallPublication>

/** Every hall that has lots or settings, the company's defaults, and the publications, newest first. */
export const listHalls = contract({
  method: 'GET',
  path: '/site/halls',
  operation: 'halls.listHalls',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  output: z.object({
    halls: z.array(Hall),
    defaults: HallTerms,
    publications: z.array(HallPublication),
    /** Counts the publications: to publish, name the last one you saw. */
    version: z.int(),
    today: z.string(),
  }),
  errors: [],
})

/**
 * Creates a link to download the halls that match the filters as a file; it works for one minute and only for the
 * caller.
 */
export const exportHalls = contract({
  method: 'GET',
  path: '/site/halls-export',
  operation: 'halls.exportHalls',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    search: z._default(text(80), ''),
    /** The first word of the hall's name, such as USS. */
    group: z.optional(text(80)),
    format: fileFormat(),
  }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/**
 * Publishes deadlines and fees for halls, valid from a certain day; earlier wins keep theirs. A new name adds a hall.
 */
export const saveHalls = contract({
  method: 'PUT',
  path: '/site/halls',
  operation: 'halls.saveHalls',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    version: seenVersion(),
    from: dateString(),
    reason: text(300),
    changes: z.array(HallChange).check(z.minLength(1), z.maxLength(500)),
  }),
  slow: true,
  output: success(),
  errors: ['stale', 'date_passed', 'field_required'],
})

/** Withdraws what was published for a later day. */
export const withdrawHalls = contract({
  method: 'POST',
  path: '/site/halls/withdraw',
  operation: 'halls.withdrawHalls',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({ id: smallId() }),
  output: success(),
  errors: ['not_found', 'date_passed'],
})
