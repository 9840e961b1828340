import type { PurchaseCosts } from '../money/fees.ts'
import type { InvoiceLineId } from './invoice-lines.ts'

type Line = { id: InvoiceLineId; yen: number | null }

const others: readonly InvoiceLineId[] = ['auctionFee', 'handling', 'documents', 'inspection', 'insurance']

/** An invoice in the five figures of a purchase, in yen; null if a line is not known. */
export function chargesOf(lines: readonly Line[]): Record<keyof PurchaseCosts, number | null> {
  const yen = (id: InvoiceLineId) => lines.find((line) => line.id === id)?.yen ?? null
  return {
    price: yen('price'),
    agentFee: yen('agentFee'),
    delivery: yen('inland'),
    freight: yen('freight'),
    other: others.reduce((sum, id) => sum + (yen(id) ?? 0), 0),
  }
}
