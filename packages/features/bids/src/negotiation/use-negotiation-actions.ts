import { toApiError } from '@seriba/api/api-error'
import { useForwardOfferMutation, useSettleNegotiationMutation } from '@seriba/api/manager/negotiations'
import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { useState } from 'react'

type End = 'offer' | 'ask' | 'refused'

/** What staff do about an open negotiation; ending it requires confirmation. */
export function useNegotiationActions({ bidId, offer }: ListedNegotiation) {
  const [settle, settling] = useSettleNegotiationMutation()
  const [forward, forwarding] = useForwardOfferMutation()
  const [ending, setEnding] = useState<End | null>(null)
  return {
    failed: [settling, forwarding].map(({ error }) => toApiError(error)).find(Boolean),
    ending,
    setEnding,
    isEnding: settling.isLoading,
    isForwarding: forwarding.isLoading,
    end: async () => {
      await settle({ bidId, price: ending === 'refused' ? null : ending })
      setEnding(null)
    },
    forward: () => {
      settling.reset()
      if (offer !== null) void forward({ bidId, offer })
    },
  }
}
