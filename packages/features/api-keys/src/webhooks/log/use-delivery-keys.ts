import type { WebhookDelivery } from '@seriba/contracts/webhooks'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useRef } from 'react'
import { deliveryElementId } from './delivery-list-props.ts'

type Keys = {
  deliveries: readonly WebhookDelivery[]
  chosen: number | null
  onChoose: (id: number) => void
  onReplay?: (id: number) => void
}

/** J and K move from delivery to delivery, Enter opens the one that has the focus, R sends it again. */
export function useDeliveryKeys({ deliveries, chosen, onChoose, onReplay }: Keys) {
  const at = useRef<number | null>(null)
  const current = () => deliveries.find(({ id }) => id === (at.current ?? chosen))

  function move(step: 1 | -1) {
    const here = current()
    const to = here ? deliveries.indexOf(here) + step : step === 1 ? 0 : deliveries.length - 1
    const next = deliveries[Math.min(Math.max(to, 0), deliveries.length - 1)]
    if (!next) return
    at.current = next.id
    const row = document.getElementById(deliveryElementId(next.id))
    row?.scrollIntoView?.({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-delivery]')?.focus({ preventScroll: true })
    // Next to the list, the open delivery follows.
    if (chosen !== null) onChoose(next.id)
  }
  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyR:
      onReplay &&
      (() => {
        const here = current()
        if (here) onReplay(here.id)
      }),
  })
}
