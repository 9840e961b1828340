const offset = 9 * 3_600_000

/** A moment as a date and time field shows it, in Japanese time: `2026-11-24T14:45`. */
export const toJapan = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(0, 16)

/** The moment in such a field; null for anything invalid. */
export function fromJapan(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null
  const at = new Date(`${text.slice(0, 16)}:00+09:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
