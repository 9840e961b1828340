import { isDay } from './date.ts'

/** Narrows full-width letters and digits, widens half-width katakana, and collapses spaces. */
export const normalizeText = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

const two = (text = '') => text.padStart(2, '0')
/** The first year of a Japanese era, minus one. */
const eras: Record<string, number> = { R: 2018, 令和: 2018 }

/** A day as tables write it: 20261122, 2026/11/22, 22.11.2026, R8.11.22, 2026年11月22日; null for anything else. */
export function readDay(given: unknown): string | null {
  const text = normalizeText(given).split(/[T ]/, 1)[0] ?? ''
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const parted = /^(\d{4})\D(\d{1,2})\D(\d{1,2})日?$/.exec(text)
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const era = /^(R|令和)\.?(\d{1,2})\D(\d{1,2})\D(\d{1,2})日?$/.exec(text)
  const [year, month, day] = digits
    ? digits.slice(1)
    : parted
      ? parted.slice(1)
      : european
        ? european.slice(1).toReversed()
        : era
          ? [String((eras[era[1] ?? ''] ?? 0) + Number(era[2])), era[3], era[4]]
          : []
  const read = `${year}-${two(month)}-${two(day)}`
  return isDay(read) ? read : null
}

/**
 * Whole yen with their sign, whatever the grouping and currency marks; null for anything else, including fractions.
 */
export function readYen(given: unknown): number | null {
  const text = normalizeText(given)
    .replace(/(?:JPY|[¥円\\])/g, '')
    .replace(/[\s,'’]/g, '')
    .replace(/[.]0+$/, '')
  const [, open, sign, digits] = /^(\()?([+\-−])?(\d{1,12})\)?$/.exec(text) ?? []
  if (digits === undefined) return null
  const amount = Number(digits)
  return open || (sign && sign !== '+') ? -amount : amount
}
