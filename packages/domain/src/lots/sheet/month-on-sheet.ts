import type { YearMonth } from '../../landed-cost/vehicle.ts'

/** The year before the first one of each Japanese era, by the letter and the word that sheets use. */
const eras: Record<string, number> = { R: 2018, 令和: 2018, H: 1988, 平成: 1988, S: 1925, 昭和: 1925 }

const written = /^(R|H|S|令和|平成|昭和)?\s*(\d{1,4}|元)\s*[-./年]\s*(\d{1,2})\s*月?$/
const earliest = 1925

/** The month that a box of a sheet names, as in `2019-08`, `R1.8` or `令和元年8月`; null if it names none. */
export function monthOnSheet(text: string): YearMonth | null {
  const [, era, years = '', months] = written.exec(text.normalize('NFKC').trim().toUpperCase()) ?? []
  const month = Number(months)
  const ofEra = years === '元' ? 1 : Number(years)
  const year = era === undefined ? ofEra : (eras[era] ?? 0) + ofEra
  const isYear = era === undefined ? years.length === 4 && year >= earliest : ofEra >= 1 && ofEra < 100
  return isYear && month >= 1 && month <= 12 ? { year, month } : null
}
