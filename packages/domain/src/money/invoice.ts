import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { addDays, jstParts } from '../time/jst.ts'
import type { PurchaseCosts } from './fees.ts'

/** What an invoice asks for, in the order of its lines. */
export const invoiceCharges = [
  'price',
  'agentFee',
  'delivery',
  'freight',
  'other',
  'penalty',
  'resale',
] as const
export type InvoiceCharge = (typeof invoiceCharges)[number]
/** Yen by charge; a charge of nothing has no line, and what a resale brought is taken off. */
export type InvoiceCharges = { [Charge in InvoiceCharge]?: number | undefined }

/** What a car brought that was sold again, and its client’s penalty; yen. */
type Resale = { amount: number; penalty: number }

export function chargesOf(costs: PurchaseCosts, resale: Resale | null): InvoiceCharges {
  const amounts = { ...costs, penalty: resale?.penalty, resale: resale && -resale.amount }
  return Object.fromEntries(
    invoiceCharges.flatMap((name) => {
      const amount = amounts[name]
      return amount ? [[name, amount]] : []
    }),
  )
}

export const sumOf = (charges: InvoiceCharges): number =>
  invoiceCharges.reduce((sum, name) => sum + (charges[name] ?? 0), 0)

/** Whether two invoices would ask for the same. */
export const sameCharges = (one: InvoiceCharges, other: InvoiceCharges): boolean =>
  invoiceCharges.every((name) => (one[name] ?? 0) === (other[name] ?? 0))

/**
 * An invoice asks for money. What replaces one may ask for none: a car that brought more than it cost when it was sold
 * again leaves nothing to pay, and the invoice before it says otherwise.
 */
export const canInvoice = (total: number, isReplacing: boolean): RuleResult<'nothing_to_invoice'> =>
  total > 0 || isReplacing ? ok : rejected('nothing_to_invoice')

/** Whether an invoice no longer says what is owed for its purchase: it is due to be replaced. Yen. */
export const isOutdated = (total: number, now: number): boolean => total !== now

/** A charge of which another invoice asks for another amount. */
export type ChangedCharge = { charge: InvoiceCharge; before: number; now: number }

/** What an invoice would ask for otherwise than the one before it, line by line. */
export const changedCharges = (before: InvoiceCharges, now: InvoiceCharges): ChangedCharge[] =>
  invoiceCharges
    .map((charge) => ({ charge, before: before[charge] ?? 0, now: now[charge] ?? 0 }))
    .filter((line) => line.before !== line.now)

/** `2611-5001`: the month in which the purchase was first invoiced, and its number; the next ones count on, `-2`. */
export function firstInvoiceNumber(purchaseId: number, issued: Date): string {
  const { year, month } = jstParts(issued)
  return `${String(year).slice(-2)}${String(month).padStart(2, '0')}-${String(purchaseId).padStart(4, '0')}`
}

/** The number of what replaces an invoice. */
export function nextInvoiceNumber(number: string): string {
  const [base, count = '1'] = number.split(/-(?=\d+$)(?<=^\d+-\d+-)/)
  return `${base}-${Number(count) + 1}`
}

/** The Japanese day by which an invoice is to be paid, where staff names none. */
export const invoiceDue = (issuedDay: string, days: number): string => addDays(issuedDay, days)

export const invoiceStates = ['open', 'partly', 'paid', 'late', 'replaced', 'withdrawn'] as const
export type InvoiceState = (typeof invoiceStates)[number]

type Standing = {
  isReplaced: boolean
  /** Its purchase was canceled. */
  isWithdrawn: boolean
  /** Yen. */
  total: number
  paid: number
  dueOn: string
}

/** What has become of an invoice by a Japanese day. */
export function invoiceState(
  { isReplaced, isWithdrawn, total, paid, dueOn }: Standing,
  today: string,
): InvoiceState {
  if (isWithdrawn) return 'withdrawn'
  if (isReplaced) return 'replaced'
  if (paid >= total) return 'paid'
  if (dueOn < today) return 'late'
  return paid > 0 ? 'partly' : 'open'
}
