import { chargesOf } from '../landed-cost/charges.ts'
import type { InvoiceLine } from '../landed-cost/invoice.ts'
import type { InvoiceLineId } from '../landed-cost/invoice-lines.ts'
import { type CostCause, type CostLine, costLines } from './cost-lines.ts'
import type { CostValues } from './costs.ts'

export type CostReason = {
  line: CostLine
  because: CostCause
  /** Fees that depend on the price. */
  parts: InvoiceLineId[]
  /** The company's explanation of its change; empty if it gave none. */
  text: string
}

type Sums = Pick<InvoiceLine, 'id' | 'yen'>[]

type Compared = {
  /** What the bid amounted to, and what the sold price amounts to by the same tables. */
  atBid: Sums
  atSold: Sums
  /** As won, and as charged. */
  atWin: CostValues
  now: CostValues
  told: Partial<Record<CostLine, string>>
}

/** Every reason for each line that differs; none for a line that is open. */
export function costReasons({ atBid, atSold, atWin, now, told }: Compared): CostReason[] {
  const [bid, sold] = [chargesOf(atBid), chargesOf(atSold)]
  const byPrice = atSold.filter(({ id, yen }) => atBid.find((line) => line.id === id)?.yen !== yen)
  return costLines.flatMap((line) => {
    const parts = byPrice.map(({ id }) => id).filter((id) => lineOf(id) === line)
    const reason = (because: CostCause, more: Partial<CostReason> = {}): CostReason => ({
      line,
      because,
      parts: [],
      text: '',
      ...more,
    })
    const differs = (one: number | null, other: number | null) =>
      one !== null && other !== null && one !== other
    if (!differs(bid[line], now[line])) return []
    return [
      // It needs no reason that a price differs from the bid.
      ...(line !== 'price' && differs(bid[line], sold[line]) ? [reason('soldPrice', { parts })] : []),
      ...(differs(sold[line], atWin[line]) ? [reason('priceList')] : []),
      ...(differs(atWin[line], now[line]) ? [reason('company', { text: told[line] ?? '' })] : []),
    ]
  })
}

const charges: Partial<Record<InvoiceLineId, CostLine>> = {
  price: 'price',
  agentFee: 'agentFee',
  inland: 'delivery',
  freight: 'freight',
}

const lineOf = (id: InvoiceLineId): CostLine => charges[id] ?? 'other'
