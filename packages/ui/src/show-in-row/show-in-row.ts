/** How many px of the next item show next to the chosen one. */
const beside = 32

/** If a row has no room for everything in it, it is scrolled to the chosen item; the page stays where it is. */
export function showInRow(row: HTMLElement | null | undefined, chosen: HTMLElement | null | undefined) {
  if (!row || !chosen) return
  const [ends, own] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (own.left < ends.left) row.scrollLeft -= ends.left - own.left + beside
  else if (own.right > ends.right) row.scrollLeft += own.right - ends.right + beside
}
