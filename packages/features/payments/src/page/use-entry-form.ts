import { useCreatePaymentMutation } from '@seriba/api/manager/payments'
import { createPayment } from '@seriba/contracts/payments'
import { paymentCan, type RecordedType } from '@seriba/domain/money/payment-can'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import { jstDay } from '@seriba/domain/time/jst'
import type { Chosen } from '@seriba/forms/ClientSelect'
import { type Problems, problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntryReceipt } from './use-entry-receipt.ts'

type Values = {
  type: RecordedType
  userId: Chosen | null
  amount: number | null
  /** Of Japan. */
  date: string | null
  method: PaymentMethod
  description: string
  /** What it pays for; none is what is due first. */
  purchaseIds: number[]
}

const empty = (): Values => ({
  type: 'Remittances',
  userId: null,
  amount: null,
  date: jstDay(new Date()),
  method: 'bank',
  description: '',
  purchaseIds: [],
})

function problemsIn({ type, userId, amount, description }: Values): Problems<Values> {
  return {
    ...(userId === null && { userId: 'client_required' as const }),
    ...problemOf('amount', paymentCan.amount(amount)),
    ...(type === 'Yahoo' && description.trim() === '' && { description: 'field_required' as const }),
  }
}

/** A line as it is entered. What was sent and failed is sent again as the same line; a new line has a new name. */
export function useEntryForm() {
  const { t } = useTranslation('paymentsDesk')
  const [create] = useCreatePaymentMutation()
  const { succeed } = useMessage()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const [force, setForce] = useState(false)
  const receipt = useEntryReceipt()

  const form = useContractForm(createPayment, {
    defaults: empty(),
    check: problemsIn,
    request: ({ userId, amount, date, description, purchaseIds, ...rest }) => ({
      ...rest,
      userId: userId?.id ?? 0,
      amount: amount ?? 0,
      date: date ?? '',
      description: description.trim(),
      idempotencyKey,
      ...(rest.type === 'Remittances' && purchaseIds.length > 0 && { purchaseIds }),
      ...(force && { force: true }),
    }),
    async onSubmit(entry, { userId }) {
      const { id, biddingOpened } = await create(entry).unwrap()
      // The entry stands, whatever becomes of its receipt.
      await receipt.keepWith(id)
      succeed(t(biddingOpened ? 'entry.opened' : 'entry.added', { id, name: userId?.name ?? '' }))
      setKey(crypto.randomUUID())
      setForce(false)
      form.reset({ ...empty(), type: form.values.type, method: form.values.method })
    },
  })
  /** What the server asks about is what staff may insist on. */
  const asks = form.error === 'payment_alike' || form.error === 'deposit_waiting' ? form.error : null
  return {
    ...form,
    asks,
    receipt,
    insist() {
      // Insisted on, it is another wish: the refused one was not kept.
      setForce(true)
      setKey(crypto.randomUUID())
    },
    force,
  }
}
