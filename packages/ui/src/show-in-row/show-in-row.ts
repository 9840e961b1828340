/** px of the next one that show beside the chosen one. */
const beside = 32

/** Where a row has no room for all that is in it, it is moved to the chosen one; the page stays where it is. */
export function showInRow(row: HTMLElement | null | undefined, chosen: HTMLElement | null | undefined) {
  if (!row || !chosen) return
  const [ends, own] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (own.left < ends.left) row.scrollLeft -= ends.left - own.left + beside
  else if (own.right > ends.right) row.scrollLeft += own.right - ends.right + beside
}
