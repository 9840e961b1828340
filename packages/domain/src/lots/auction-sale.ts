import { isDay } from '../format/date.ts'

/** One hall's auction on one Japanese day. */
export type Sale = { auction: string; day: string }

/**
 * How a sale is named among the values of the auction filter. A name alone means the hall on any day; statistics only
 * know such names, since each of them spans many days (DEC36).
 */
export const saleValue = ({ auction, day }: Sale) => `${auction}@${day}`

export function readSale(value: string): Sale | null {
  const at = value.lastIndexOf('@')
  const day = value.slice(at + 1)
  return at > 0 && isDay(day) ? { auction: value.slice(0, at), day } : null
}

/** Days and sales chosen together: a whole day counts unless some of its sales are chosen. */
export function chosenSales(days: readonly string[], auctions: readonly string[]) {
  const sales = auctions.flatMap((value) => readSale(value) ?? [])
  return {
    days: days.filter((day) => !sales.some((sale) => sale.day === day)),
    sales,
    halls: auctions.filter((value) => readSale(value) === null),
  }
}
