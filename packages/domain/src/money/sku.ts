/** Number of a purchase: the company's letters, the year, a running number (GAP60). */
export function purchaseSku(company: string, year: number, running: number): string {
  const letters =
    company
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 3) || 'SRB'
  return `${letters}${year}-${String(running).padStart(6, '0')}`
}
