import { useControl } from '@seriba/api/use-control'
import { useEffect, useState } from 'react'
import { useDesk } from '../bid-manager/desk.ts'
import type { ManyKeys } from './many-keys.ts'
import { useAutoBidOfMany } from './use-auto-bid-of-many.ts'
import type { Selection } from './use-selection.ts'

/**
 * What besides statuses can be changed for the selected bids, as far as the manager's permissions allow; `keys` has
 * the keys.
 */
export function useBulkChanges(selection: Selection, keys: ManyKeys) {
  const { autoBid } = useDesk()
  const [asked, setAsked] = useState<'group' | 'assign' | null>(null)
  const switching = useAutoBidOfMany(selection)
  const edits = useControl('bidValuesEditor')
  // Only those who may bid for a client can see the client's groups, and who looks after the client.
  const serves = useControl('clientSearch')
  const acts = {
    autoBid: autoBid && (() => void switching.run()),
    group: edits && serves ? () => setAsked('group') : undefined,
    assign: serves ? () => setAsked('assign') : undefined,
  }
  useEffect(() => {
    keys.current = acts
    return () => {
      keys.current = null
    }
  })
  return { ...acts, on: switching.on, sending: switching.sending, asked, close: () => setAsked(null) }
}
