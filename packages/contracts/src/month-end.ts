import { monthChecks } from '@seriba/domain/money/month-close'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, id, instant, int, yen } from './fields.ts'

const month = () => z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

export const MonthEnd = z.object({
  /** The month that is closed next, as `2026-11`. */
  month: z.string(),
  /** Its last Japanese day: no entry of it, or of a day before it, is taken once it is closed. */
  lastDay: z.string(),
  isOver: z.boolean(),
  /** The last day of the closed period; empty where none is. */
  closedUntil: z.string(),
  /** What came in within the month, and what clients were charged. */
  received: yen(),
  charged: yen(),
  /** Of all clients, at the end of the month. */
  balance: yen(),
  /** Of the last check of the ledger. */
  ledger: z.object({ at: z.nullable(instant()), differences: int(0, 1e9) }),
  /** Lines of the bank’s files to the end of the month that nobody has decided. */
  bankLines: z.int(),
  /** Wins to the end of the month without a price. */
  unpriced: z.int(),
  /** Money that came in by then, is no deposit, and pays for nothing yet. */
  unallocated: z.object({ payments: z.int(), amount: yen() }),
  /** Clients who want the statement of the month, and those of them who have been sent it. */
  statements: z.object({ wanted: z.int(), sent: z.int() }),
  /** What of all that is not right yet. */
  open: z.array(z.enum(monthChecks)),
})
export type MonthEnd = z.infer<typeof MonthEnd>

/** The month to be closed next, and what is checked first. */
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
    /** What is not right yet and stays so: unpriced wins, money that pays for nothing, statements. */
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
    /** A Japanese day, at its end; empty is today. */
    day: z._default(dateString(), ''),
  }),
  output: z.object({
    client: z.object({ id: z.int(), name: z.string(), email: z.string() }),
    biddingAllowed: z.boolean(),
    balance: yen(),
    creditLimit: yen(),
    /** What is still to be paid, due first before others. */
    open: z.array(
      z.object({
        purchaseId: z.int(),
        sku: z.string(),
        /** Of the invoice; null where none was issued. */
        number: z.nullable(z.string()),
        car: z.nullable(z.string()),
        dueOn: z.string(),
        due: yen(),
      }),
    ),
    /** Purchases that are not delivered yet, and their sold prices. */
    undelivered: z.object({ cars: z.int(), worth: yen() }),
    /** When they were emailed about it, the last first. */
    reminded: z.array(instant()),
    /** Of the month that the day is in. */
    statement: z.object({ month: z.string(), wanted: z.boolean(), sentAt: z.nullable(instant()) }),
  }),
  errors: ['client_not_found', 'date_ahead'],
})
