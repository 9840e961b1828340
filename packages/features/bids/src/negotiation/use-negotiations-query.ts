import { negotiationStates } from '@seriba/domain/bids/negotiation'
import { useSearchParams } from 'react-router'

/** States that have a tab, and those of urgent negotiations, which have a marker next to the tabs. */
export const tabStates = ['open', 'client', 'seller', 'won', 'ended'] as const
export const markStates = ['byHand', 'hour'] as const

export type NegotiationState = (typeof negotiationStates)[number]

export const negotiationFilters = ['day', 'auction', 'manager', 'client'] as const
export type NegotiationFilter = (typeof negotiationFilters)[number]

type Part = { state?: string; bid?: number | null } & Partial<Record<NegotiationFilter, string | null>>

/** The desk's current view of negotiations, according to the address. */
export function useNegotiationsQuery() {
  const [query, setQuery] = useSearchParams()
  const chosen: Partial<Record<NegotiationFilter, string>> = {}
  for (const filter of negotiationFilters) {
    const value = query.get(filter)
    if (value !== null && isValid[filter](value)) chosen[filter] = value
  }
  const { day, auction, manager, client } = chosen
  const state = negotiationStates.find((known) => known === query.get('state')) ?? 'open'
  const go = (part: Part) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(part)) {
      if (value === null) next.delete(name)
      else next.set(name, String(value))
    }
    setQuery(next, { replace: true })
  }
  return {
    state,
    bidId: Number(query.get('bid')) || null,
    chosen,
    go,
    asked: {
      state,
      ...(day !== undefined && { day }),
      ...(auction !== undefined && { auction }),
      ...(manager !== undefined && { manager: Number(manager) }),
      ...(client !== undefined && { client: Number(client) }),
    },
  }
}

const isId = (value: string) => /^[1-9]\d{0,9}$/.test(value)

/** A link that somebody has shortened shows all rather than nothing. */
const isValid: Record<NegotiationFilter, (value: string) => boolean> = {
  day: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  auction: (value) => value !== '' && value.length <= 100,
  manager: isId,
  client: isId,
}
