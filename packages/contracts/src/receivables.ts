import { owedAges } from '@seriba/domain/money/owed-ages'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, id, instant, int, text, yen } from './fields.ts'

const ages = Object.fromEntries(owedAges.map((age) => [age, yen()])) as Record<
  (typeof owedAges)[number],
  ReturnType<typeof yen>
>

/** What a client still has to pay for their purchases, by how long it has been due. */
export const OwedRow = z.object({
  client: z.object({ id: z.int(), name: z.string() }),
  manager: z.nullable(z.string()),
  balance: yen(),
  creditLimit: yen(),
  owed: yen(),
  ages: z.object(ages),
  /** Purchases that have not been delivered yet. */
  undelivered: z.int(),
  lastPayment: z.nullable(instant()),
  /** When the client was last emailed about it. */
  remindedAt: z.nullable(instant()),
})
export type OwedRow = z.infer<typeof OwedRow>

const OwedFilter = z.object({
  /** As of the end of this Japanese day; empty means today. */
  day: z._default(dateString(), ''),
  managerId: z.optional(id()),
  /** Clients who owe something that has been due for this long. */
  age: z.optional(z.enum(owedAges)),
  countryId: z.optional(int(1, 1000)),
  search: z.optional(text(100)),
})

/** The clients who owe as of a day, and how much, oldest debts first. */
export const listOwed = contract({
  method: 'GET',
  path: '/payments/owed',
  operation: 'receivables.listOwed',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: OwedFilter,
  output: z.object({
    day: z.string(),
    rows: z.array(OwedRow),
    totals: z.object({ owed: yen(), ages: z.object(ages) }),
    /** The last day of the closed period; empty if there is none. */
    closedUntil: z.string(),
  }),
  errors: ['date_ahead'],
})

/** Creates a link to download the same list as a file; it works for one minute and only for the caller. */
export const exportOwed = contract({
  method: 'GET',
  path: '/payments/owed-export',
  operation: 'receivables.exportOwed',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.extend(OwedFilter, { format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['date_ahead'],
})

const month = () => z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** A temporary link to a month’s statement: the caller’s own or, for staff, any client’s. */
export const viewStatement = contract({
  method: 'GET',
  path: '/payments/statement',
  operation: 'receivables.viewStatement',
  audience: 'signedIn',
  input: z.object({
    /** If left out, one’s own. */
    userId: z.optional(id()),
    month: month(),
  }),
  output: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['client_not_found', 'date_ahead'],
})

/** Emails clients a month's statement. */
export const sendStatements = contract({
  method: 'POST',
  path: '/payments/send-statements',
  operation: 'receivables.sendStatements',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(200)),
    month: month(),
  }),
  slow: true,
  output: z.object({ success: z.literal(true), sent: int(0, 200) }),
  errors: ['date_ahead'],
})

/** Emails a client a reminder of what they still have to pay. */
export const remindOwed = contract({
  method: 'POST',
  path: '/payments/remind-owed',
  operation: 'receivables.remindOwed',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({ userId: id() }),
  output: z.object({ success: z.literal(true) }),
  errors: ['client_not_found', 'stale'],
})
