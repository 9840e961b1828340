/** The lot whose panel is open next to the list. No filter, sort or page has this name (2§7.2). */
export const dockedKey = 'docked'

/** The docked lot in an address; a name that no lot can have is ignored. */
export function dockedIn(query: URLSearchParams): string | null {
  const id = query.get(dockedKey)
  return id !== null && /^[1-9]\d{0,15}$/.test(id) ? id : null
}

/** An address with another docked lot, or none. */
export function withDocked(query: URLSearchParams, lotId: string | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (lotId === null) next.delete(dockedKey)
  else next.set(dockedKey, lotId)
  return next
}
