import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useState } from 'react'
import { type PaymentAction, useActionsOf } from './PaymentActions.tsx'
import { paymentElementId } from './PaymentTable.tsx'

type Actions = { act: (payment: DeskPayment, action: PaymentAction) => void; search: () => void }

/** Single keys for the list of payments. */
export function usePaymentKeys(payments: readonly DeskPayment[], { act, search }: Actions) {
  const actionsOf = useActionsOf()
  const [focused, setFocused] = useState<number | null>(null)
  const at = payments.findIndex(({ id }) => id === focused)
  const payment = payments[at]

  function move(step: 1 | -1) {
    const from = at === -1 && step === -1 ? payments.length : at
    const next = payments[Math.min(Math.max(from + step, 0), payments.length - 1)]
    if (!next) return
    setFocused(next.id)
    const row = document.getElementById(paymentElementId(next.id))
    row?.scrollIntoView?.({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }
  const run = (action: PaymentAction) =>
    payment && actionsOf(payment).includes(action) && act(payment, action)

  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyR: () => run('reverse'),
    KeyM: () => run('move'),
    KeyA: () => run('allocate'),
    KeyP: () => run('files'),
    KeyN: () => document.querySelector<HTMLElement>('#payments-entry button')?.focus(),
    KeyQ: () => document.getElementById('payments-deposits')?.focus(),
    Slash: search,
  })
  return { focused: payment ? focused : null, focus: setFocused }
}
