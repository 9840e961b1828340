/** The lot whose panel is open beside the list. No filter, sort or page has this name (2§7.2). */
export const dockedKey = 'docked'

/** The lot that an address has docked; what no lot can be called is none. */
export function dockedIn(query: URLSearchParams): string | null {
  const id = query.get(dockedKey)
  return id !== null && /^[1-9]\d{0,15}$/.test(id) ? id : null
}

/** An address with another lot docked, or none. */
export function withDocked(query: URLSearchParams, lotId: string | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (lotId === null) next.delete(dockedKey)
  else next.set(dockedKey, lotId)
  return next
}
