import { formatDay } from '../format/date.ts'

export type ShipmentNews = {
  purchases: readonly { id: number; sku: string }[]
  voyage: string | null
  /** Japanese days. */
  etd: string | null
  eta: string | null
}

const shown = 3

/**
 * Which purchases are being shipped, and how, in words that every language has: `SB-104, Ocean Star 12, ETD
 * 2026.12.01`.
 */
export function shipmentInBrief({ purchases, voyage, etd, eta }: ShipmentNews): string {
  const more = purchases.length - shown
  return [
    ...purchases.slice(0, shown).map(({ sku }) => sku),
    more > 0 && `+${more}`,
    voyage,
    etd && `ETD ${formatDay(etd)}`,
    eta && `ETA ${formatDay(eta)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
