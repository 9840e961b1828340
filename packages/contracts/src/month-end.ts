import { monthChecks } from '@seriba/domain/money/month-close'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, id, instant, int, yen } from './fields.ts'

const month = () => z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

export const MonthEnd = z.object({
  /** The month that will be closed next, such as `2026-11`. */
  month: z.string(),
  /** Its last Japanese day: once it is closed, no entry is accepted on or before this day. */
  lastDay: z.string(),
  isOver: z.boolean(),
  /** The last day of the closed period; empty if there is none. */
  closedUntil: z.string(),
  /** What came in within the month, and what clients were charged. */
  received: yen(),
  charged: yen(),
  /** Over all clients, at the end of the month. */
  balance: yen(),
  /** From the last check of the ledger. */
  ledger: z.object({ at: z.nullable(instant()), differences: int(0, 1e9) }),
  /** Lines in the bank’s files up to the end of the month that nobody has decided on. */
  bankLines: z.int(),
  /** Wins without a price up to the end of the month. */
  unpriced: z.int(),
  /** Money that came in by then, is not a deposit, and pays for nothing yet. */
  unallocated: z.object({ payments: z.int(), amount: yen() }),
  /** Clients who want the month's statement, and how many of them have been sent it. */
  statements: z.object({ wanted: z.int(), sent: z.int() }),
  /** Which of all these are not right yet. */
  open: z.array(z.enum(monthChecks)),
})
export type MonthEnd = z.infer<typeof MonthEnd>

/** The month to be closed next, and what to check first. */
export const viewMonthEnd = contract({
  method: 'GET',
  path: '/payments/month-end',
  operation: 'monthEnd.viewMonthEnd',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({}),
  slow: true,
  output: MonthEnd,
  errors: [],
})

/**
 * Checks the ledger and closes the accounting period at the end of a month: nothing can be entered on or before its
 * last day any more. If the ledger is not right, the month stays open.
 */
export const closeMonth = contract({
  method: 'POST',
  path: '/payments/close-month',
  operation: 'monthEnd.closeMonth',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord', 'paymentsReverse'],
  input: z.object({
    month: month(),
    /** What is not right yet and will stay so: unpriced wins, money that pays for nothing, statements. */
    leftOpen: z._default(z.array(z.enum(monthChecks)).check(z.maxLength(monthChecks.length)), []),
  }),
  slow: true,
  output: z.object({ success: z.literal(true), closedUntil: z.string() }),
  errors: ['ledger_differs', 'month_closed', 'month_not_over', 'month_unready'],
})

/** What a client owes, by invoice, with what staff need to see before they send a reminder. */
export const viewOwedClient = contract({
  method: 'GET',
  path: '/payments/owed-client',
  operation: 'monthEnd.viewOwedClient',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    userId: id(),
    /** As of the end of this Japanese day; empty means today. */
    day: z._default(dateString(), ''),
  }),
  output: z.object({
    client: z.object({ id: z.int(), name: z.string(), email: z.string() }),
    biddingAllowed: z.boolean(),
    balance: yen(),
    creditLimit: yen(),
    /** What is still to be paid, earliest due first. */
    open: z.array(
      z.object({
        purchaseId: z.int(),
        sku: z.string(),
        /** On the invoice; null if none was issued. */
        number: z.nullable(z.string()),
        car: z.nullable(z.string()),
        dueOn: z.string(),
        due: yen(),
      }),
    ),
    /** Purchases that have not been delivered yet, and their sold prices. */
    undelivered: z.object({ cars: z.int(), worth: yen() }),
    /** When they were emailed about it, most recent first. */
    reminded: z.array(instant()),
    /** For the month that the day is in. */
    statement: z.object({ month: z.string(), wanted: z.boolean(), sentAt: z.nullable(instant()) }),
  }),
  errors: ['client_not_found', 'date_ahead'],
})
