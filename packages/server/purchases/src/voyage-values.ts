import type { Input } from '@seriba/contracts/contract'
import type { createVoyage } from '@seriba/contracts/voyages'
import { voyageProblems } from '@seriba/domain/purchases/voyage'
import { ApiError } from '@seriba/server-kit/api-error'

type Fields = Input<typeof createVoyage>
const needed = ['line', 'ship', 'number', 'fromPort', 'toPort', 'etd', 'eta'] as const

/** What was typed, as trimmed columns. */
export function voyageValues(typed: Fields) {
  const tidy = Object.fromEntries(needed.map((name) => [name, typed[name].trim()])) as Record<
    (typeof needed)[number],
    string
  >
  const cutOff = typed.cutOff || null
  const empty = needed.filter((name) => tidy[name] === '')
  if (empty.length > 0) {
    const fields = Object.fromEntries(empty.map((name) => [name, 'field_required' as const]))
    throw new ApiError('field_required', { fields })
  }
  const fields = voyageProblems({ cutOff, etd: tidy.etd, eta: tidy.eta })
  if (Object.keys(fields).length > 0) throw new ApiError('days_out_of_order', { fields })
  return {
    line: tidy.line,
    ship: tidy.ship,
    number: tidy.number,
    from_port: tidy.fromPort,
    to_port: tidy.toPort,
    cut_off: cutOff,
    etd: tidy.etd,
    eta: tidy.eta,
    capacity: typed.capacity,
  }
}
export type VoyageValues = ReturnType<typeof voyageValues>
