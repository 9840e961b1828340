export type PageSlot = { page: number } | { gapAfter: number }

/** Page numbers with one neighbor on either side and one at each end; a gap never hides a single page. */
export function pageSlots(page: number, count: number): PageSlot[] {
  const shown = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((number) => number >= 1 && number <= count)
    .sort((a, b) => a - b)

  return shown.flatMap((number, index): PageSlot[] => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [{ page: number - 1 }, { page: number }]
    return number - before > 2 ? [{ gapAfter: before }, { page: number }] : [{ page: number }]
  })
}
