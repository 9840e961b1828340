/** A purchase's number: the company's prefix, the year, and a running number (GAP60). */
export const purchaseSku = (prefix: string, year: number, running: number): string =>
  `${prefix}${year}-${String(running).padStart(6, '0')}`
