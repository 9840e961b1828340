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
/** Yen by charge; a charge of 0 has no line, and resale proceeds are deducted. */
export type InvoiceCharges = { [Charge in InvoiceCharge]?: number | undefined }

/** The proceeds of a car that was resold, and its client’s penalty; yen. */
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

/** Whether two invoices would ask for the same charges. */
export const sameCharges = (one: InvoiceCharges, other: InvoiceCharges): boolean =>
  invoiceCharges.every((name) => (one[name] ?? 0) === (other[name] ?? 0))

/**
 * An invoice asks for money. A replacement may ask for nothing: a resold car that brought more than it cost leaves
 * nothing to pay, and the earlier invoice says otherwise.
 */
export const canInvoice = (total: number, isReplacing: boolean): RuleResult<'nothing_to_invoice'> =>
  total > 0 || isReplacing ? ok : rejected('nothing_to_invoice')

/** Whether an invoice no longer states what is owed for its purchase, and so has to be replaced. Yen. */
export const isOutdated = (total: number, now: number): boolean => total !== now

/** A charge for which another invoice asks for another amount. */
export type ChangedCharge = { charge: InvoiceCharge; before: number; now: number }

/** How a new invoice would differ from the previous one, line by line. */
export const changedCharges = (before: InvoiceCharges, now: InvoiceCharges): ChangedCharge[] =>
  invoiceCharges
    .map((charge) => ({ charge, before: before[charge] ?? 0, now: now[charge] ?? 0 }))
    .filter((line) => line.before !== line.now)

/**
 * `2611-5001`: the month in which the purchase was first invoiced, and its number; later ones are numbered on, `-2`.
 */
export function firstInvoiceNumber(purchaseId: number, issued: Date): string {
  const { year, month } = jstParts(issued)
  return `${String(year).slice(-2)}${String(month).padStart(2, '0')}-${String(purchaseId).padStart(4, '0')}`
}

/** The number of an invoice's replacement. */
export function nextInvoiceNumber(number: string): string {
  const [base, count = '1'] = number.split(/-(?=\d+$)(?<=^\d+-\d+-)/)
  return `${base}-${Number(count) + 1}`
}

/** The Japanese day by which an invoice is to be paid, if staff set none. */
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

/** The state of an invoice on a Japanese day. */
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
