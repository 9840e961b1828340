import { isDay } from '@seriba/domain/format/date'
import { maxFilterValues } from '@seriba/domain/lots/filter-bounds'
import * as z from 'zod/mini'
import { longestIdempotencyKey } from './idempotency.ts'

/** A whole number. In a query, `fromQuery` reads it. */
export const int = (min: number, max: number) => z.number().check(z.int(), z.gte(min), z.lte(max))

/** Row ids count from 1 and fit a 53-bit number. */
export const id = () => int(1, Number.MAX_SAFE_INTEGER)

const most32Bits = 2_147_483_647

/** Ids of tables that use 32-bit numbers. */
export const smallId = () => int(1, most32Bits)

/** The version of a row that the caller has seen, 0 if there was none; a 32-bit number. */
export const seenVersion = () => int(0, most32Bits)

/**
 * The deposit that the money is for, or null if it is none of those on their way. If left out, staff are asked when it
 * may be one.
 */
export const depositOfMoney = () => z.optional(z.nullable(id()))

/** Lots have text ids on the wire. */
export const lotId = () => z.string().check(z.regex(/^[1-9]\d{0,15}$/))

/** Yen; the server never sees fractions. */
export const yen = () => z.int()

/** An instant, ISO 8601 in UTC. */
export const instant = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/))

/** An existing Japanese calendar day, or empty. */
export const dateString = () =>
  z.string().check(
    z.regex(/^([12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/),
    z.refine((value) => value === '' || isDay(value)),
  )

/** Free text of limited length that a database row can take: no NUL. */
export const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => !value.includes('\0')),
  )

/** A list, empty if it is left out. */
export const arrayParam = <T extends z.ZodMiniType>(item: T) =>
  z._default(z.array(item).check(z.maxLength(maxFilterValues)), [])

export const booleanParam = () => z.boolean()

export const success = () => z.object({ success: z.literal(true) })

/** Present only if the operator wants clients without cookies (GAP02): scripts on a page can read them here. */
export const responseTokens = {
  'access-token': z.optional(z.string()),
  'refresh-token': z.optional(z.string()),
}

export const Option = z.object({ value: z.union([z.string(), z.number()]), label: z.string() })
export type Option = z.infer<typeof Option>

export const PageInfo = z.object({
  page: z.int(),
  pageSize: z.int(),
  totalSearchResults: z.int(),
  totalResults: z.int(),
})
export type PageInfo = z.infer<typeof PageInfo>

/** For programs that read a whole list: `start`, and then the `nextCursor` of the answer. */
export const cursor = () => z.optional(z.string().check(z.minLength(1), z.maxLength(400)))

/** Requests what comes next; null after the last row. Absent when pages are requested. */
export const nextCursor = () => z.optional(z.nullable(z.string()))

/**
 * Identifies one request: a call that is repeated with the same key gets the same answer as the first time, and is
 * carried out once.
 */
export const idempotencyKey = () => text(longestIdempotencyKey)

/** The file format of a list. */
export const fileFormat = () => z._default(z.enum(['xlsx', 'csv']), 'xlsx')
