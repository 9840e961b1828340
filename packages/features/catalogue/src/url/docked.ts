/** The lot whose panel is open beside the list. No filter, sort or page has this name (2§7.2). */
export const dockedKey = 'docked'

/** An address with another lot docked, or none. */
export function withDocked(query: URLSearchParams, lotId: string | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (lotId === null) next.delete(dockedKey)
  else next.set(dockedKey, lotId)
  return next
}
