import { toApiError } from '@seriba/api/api-error'
import { useSettleNegotiationMutation, useTellInNegotiationMutation } from '@seriba/api/manager/negotiations'
import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { useState } from 'react'

export type ListedTalks = ListedNegotiation
type End = 'offer' | 'ask' | 'refused'

/** What staff does about open talks; ending them asks first. */
export function useTalksActs({ bidId, offer }: ListedTalks) {
  const [settle, settling] = useSettleNegotiationMutation()
  const [tell, telling] = useTellInNegotiationMutation()
  const [ending, setEnding] = useState<End | null>(null)
  return {
    failed: [settling, telling].map(({ error }) => toApiError(error)).find(Boolean),
    ending,
    setEnding,
    isEnding: settling.isLoading,
    isTelling: telling.isLoading,
    end: async () => {
      await settle({ bidId, price: ending === 'refused' ? null : ending })
      setEnding(null)
    },
    tell: () => {
      settling.reset()
      if (offer !== null) void tell({ bidId, offer })
    },
  }
}
