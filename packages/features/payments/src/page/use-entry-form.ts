import { toApiError } from '@seriba/api/api-error'
import { useCreatePaymentMutation } from '@seriba/api/manager/payments'
import { serverNow } from '@seriba/api/server-clock'
import type { EndpointArgument } from '@seriba/api/to-request'
import { type AskedDeposit, createPayment } from '@seriba/contracts/payments'
import { paymentCan, type RecordedType } from '@seriba/domain/money/payment-can'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import { jstDay } from '@seriba/domain/time/jst'
import type { Chosen } from '@seriba/forms/ClientSelect'
import { type Problems, problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, askedDepositOf } from '../shared/DepositAnswers.tsx'
import { useEntryReceipt } from './use-entry-receipt.ts'

type Values = {
  type: RecordedType
  userId: Chosen | null
  amount: number | null
  /** In Japan. */
  date: string | null
  method: PaymentMethod
  description: string
  /** What it pays for; an empty list means what is due first. */
  purchaseIds: number[]
  /** What staff have answered, and for which entry: once that is edited, the question is asked again. */
  said: (Answer & { of: string }) | null
}

type Entry = EndpointArgument<(typeof createPayment)['input']>

function entryOf({ said: _, userId, amount, date, description, purchaseIds, ...rest }: Values): Entry {
  return {
    ...rest,
    userId: userId?.id ?? 0,
    amount: amount ?? 0,
    date: date ?? '',
    description: description.trim(),
    ...(rest.type === 'Remittances' && purchaseIds.length > 0 && { purchaseIds }),
  }
}

function answerTo({ said }: Values, entry: Entry): Answer {
  if (said?.of !== JSON.stringify(entry)) return {}
  const { of: _, ...answer } = said
  return answer
}

const empty = (): Values => ({
  type: 'Remittances',
  userId: null,
  amount: null,
  date: jstDay(serverNow()),
  method: 'bank',
  description: '',
  purchaseIds: [],
  said: null,
})

function problemsIn({ type, userId, amount, description }: Values): Problems<Values> {
  return {
    ...(userId === null && { userId: 'field_required' as const }),
    ...problemOf('amount', paymentCan.amount(amount)),
    ...(type === 'Yahoo' && description.trim() === '' && { description: 'field_required' as const }),
  }
}

/** A line that is being entered. A failed request is sent again as the same line; a new line has a new key. */
export function useEntryForm() {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [create] = useCreatePaymentMutation()
  const { succeed } = useMessage()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const [deposit, setDeposit] = useState<AskedDeposit>()
  const receipt = useEntryReceipt()

  function keepQuestion(error: unknown): never {
    setDeposit(askedDepositOf(error))
    // The answer to the first was lost on its way, and what is typed now is another entry.
    if (toApiError(error)?.code === 'idempotency_key_reused') setKey(crypto.randomUUID())
    throw error
  }

  const form = useContractForm(createPayment, {
    defaults: empty(),
    check: problemsIn,
    request(values) {
      const entry = entryOf(values)
      return { ...entry, ...answerTo(values, entry), idempotencyKey }
    },
    explain: (code) => (code === 'idempotency_key_reused' ? t('entry.there') : t(`refusal:${code}`)),
    // The next line is often started while the previous one is being sent.
    editableWhileSent: true,
    async onSubmit(entry, sent) {
      const { userId, type, method } = sent
      const { id, biddingOpened } = await create(entry).unwrap().catch(keepQuestion)
      // The entry is recorded, whatever happens to its receipt.
      await receipt.keepWith(id)
      succeed(t(biddingOpened ? 'entry.opened' : 'entry.added', { id, name: userId?.name ?? '' }))
      setKey(crypto.randomUUID())
      form.resetSaved(sent, { ...empty(), type, method })
    },
  })
  /** Staff may only answer what the server asks about. */
  const asks = form.error === 'payment_alike' || form.error === 'deposit_waiting' ? form.error : null
  return {
    ...form,
    asks,
    receipt,
    /** The deposit that it asks about. */
    deposit,
    /** Sends the entry again, once, with what staff have answered. */
    answer(answer: Answer) {
      const entry = entryOf(form.values)
      form.edit({ said: { ...answerTo(form.values, entry), ...answer, of: JSON.stringify(entry) } })
      void form.submit()
    },
  }
}
