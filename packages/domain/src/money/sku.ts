/** Number of a purchase: the company's prefix, the year, a running number (GAP60). */
export const purchaseSku = (prefix: string, year: number, running: number): string =>
  `${prefix}${year}-${String(running).padStart(6, '0')}`
