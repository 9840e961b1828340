import { useControl } from '@seriba/api/use-control'
import { useState } from 'react'
import type { Desk } from '../bid-manager/desk.ts'
import { useAutoBidOfMany } from './use-auto-bid-of-many.ts'
import type { Selection } from './use-selection.ts'

/** What else than a status can be done with the chosen bids, as far as the manager's permissions go. */
export function useMany(selection: Selection, { autoBid }: Pick<Desk, 'autoBid'>) {
  const [asked, setAsked] = useState<'group' | 'assign' | null>(null)
  const switching = useAutoBidOfMany(selection)
  const edits = useControl('bidValuesEditor')
  // Only who may bid for a client is told of their groups, and of who looks after them.
  const serves = useControl('clientSearch')
  return {
    asked,
    close: () => setAsked(null),
    autoBid: autoBid && { on: switching.on, sending: switching.sending, run: () => void switching.run() },
    group: edits && serves ? () => setAsked('group') : undefined,
    assign: serves ? () => setAsked('assign') : undefined,
  }
}

export type Many = ReturnType<typeof useMany>
