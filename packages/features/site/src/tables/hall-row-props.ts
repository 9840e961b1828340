import type { Hall, HallTerms } from '@seriba/contracts/halls'
import type { HallField } from '@seriba/domain/bids/hall-fields'
import type { HallDraft } from './hall-cells.ts'

/** A hall in the table, or as a card. */
export type HallRowProps = {
  hall: Hall
  typed: HallDraft[string] | undefined
  defaults: HallTerms
  onType: (field: HallField, text: string) => void
}
