import { toApiError } from '@seriba/api/api-error'
import { useCreatePaymentMutation, useRefundPaymentMutation } from '@seriba/api/manager/payments'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { serverNow } from '@seriba/api/server-clock'
import { useControl } from '@seriba/api/use-control'
import type { ClientView } from '@seriba/contracts/client-view'
import { createPayment, refundPayment } from '@seriba/contracts/payments'
import { bidAllow } from '@seriba/domain/bids/credit'
import { formatBalance } from '@seriba/domain/format/number'
import { breaksDeposit, mayBeDeposit } from '@seriba/domain/money/deposit'
import { paymentCan, type RecordedType, recordedTypes, signed } from '@seriba/domain/money/payment-can'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import { jstDay } from '@seriba/domain/time/jst'
import { type Problems, problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What a record can be; a refund is a request of its own, because it must be covered. */
const recordTypes = [...recordedTypes, 'refund'] as const
type RecordType = (typeof recordTypes)[number]

type Values = {
  type: RecordType
  amount: number | null
  /** In Japan. */
  date: string | null
  method: PaymentMethod
  description: string
  /**
   * Whether it is the deposit that is on its way, or pays back the one that is held; null until staff say so: then
   * its sum decides.
   */
  isDeposit: boolean | null
  /** For a refund that leaves less than the deposit. */
  closeBidding: boolean
  /** It is entered although it looks like a duplicate. */
  again: boolean
}

/** A line of a client's ledger that is being entered, and their balance once it is there. */
export function useRecordForm({ detail, balanceInfo, deposit }: ClientView, onSaved: () => void) {
  const { t, i18n } = useTranslation(['clients', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const [create] = useCreatePaymentMutation()
  const [refund] = useRefundPaymentMutation()
  const mayEnter = useControl('paymentEntry')
  const mayRefund = useControl('paymentReversal')
  const types = recordTypes.filter((type) => (type === 'refund' ? mayRefund : mayEnter))
  const { succeed } = useMessage()
  const [today] = useState(() => jstDay(serverNow()))
  // Identifies this entry: however often it is sent, it is entered once.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const [isAlike, setAlike] = useState(false)
  const depositFor = ({ type }: Values) =>
    type === 'Remittances' ? deposit.waiting : type === 'refund' ? deposit.held : null
  const breaks = ({ type, amount }: Values) =>
    type === 'refund' &&
    detail.biddingAllowed &&
    breaksDeposit(deposit.received, deposit.received - (amount ?? 0), deposit.amount)
  const balanceAfter = ({ type, amount }: Values) =>
    balanceInfo.balance + signed(type === 'refund' ? 'Yahoo' : type, amount ?? 0)

  const entryOf = ({ amount, method, description }: Values) => ({
    userId: detail.userId,
    amount: amount ?? 0,
    method,
    description: description.trim(),
    idempotencyKey,
  })

  function paymentOf(values: Values, type: RecordedType) {
    const waiting = depositFor(values)
    const says = waiting && { depositId: isDeposit(values, waiting) ? waiting.id : null }
    const insists = values.again && { force: true }
    return { ...entryOf(values), type, date: values.date ?? today, ...says, ...insists }
  }

  function refundOf(values: Values) {
    const held = depositFor(values)
    return {
      ...entryOf(values),
      ...(held && isDeposit(values, held) && { depositId: held.id }),
      ...(breaks(values) && values.closeBidding && { closeBidding: true }),
    }
  }

  /** The server reports a possible duplicate: staff may know better. */
  function askedAgain(error: unknown): never {
    const code = toApiError(error)?.code
    if (code === 'payment_alike') setAlike(true)
    // The answer to the first was lost on its way, and what is typed now is another entry.
    if (code === 'idempotency_key_reused') setKey(crypto.randomUUID())
    throw error
  }

  const form = useContractForm<typeof createPayment | typeof refundPayment, Values>(
    ({ type }) => (type === 'refund' ? refundPayment : createPayment),
    {
      defaults: {
        type: mayEnter ? 'Remittances' : 'refund',
        amount: null,
        date: today,
        method: 'bank',
        description: '',
        isDeposit: null,
        closeBidding: false,
        again: false,
      },
      check: recordProblems,
      request: (values) => (values.type === 'refund' ? refundOf(values) : paymentOf(values, values.type)),
      explain: (code) =>
        code === 'idempotency_key_reused' ? t('clients:record.there') : t(`refusal:${code}`),
      async onSubmit(_input, values) {
        if (values.type === 'refund') await refund(refundOf(values)).unwrap().catch(askedAgain)
        else await create(paymentOf(values, values.type)).unwrap().catch(askedAgain)
        const balance = formatBalance(balanceAfter(values))
        succeed(t('clients:record.saved', { name: detail.fullName, balance }))
        onSaved()
      },
    },
  )
  const knownDeposit = depositFor(form.values)
  const after = { ...balanceInfo, balance: balanceAfter(form.values) }

  return {
    ...form,
    /** What the viewer may record. */
    types,
    today,
    isAlike,
    knownDeposit,
    isDeposit: knownDeposit !== null && isDeposit(form.values, knownDeposit),
    asksToClose: breaks(form.values),
    balance: { before: balanceInfo.balance, after: after.balance },
    maximum: { before: balanceInfo.bidAllow, after: bidAllow(after, site?.bidStep) },
  }
}

const isDeposit = ({ isDeposit: said, amount }: Values, known: { amount: number }) =>
  said ?? mayBeDeposit(known, amount ?? known.amount)

/** A charge to a client says what it is for. */
function recordProblems({ type, amount, description }: Values): Problems<Values> {
  const undescribed = type !== 'Remittances' && description.trim() === ''
  return {
    ...problemOf('amount', paymentCan.amount(amount)),
    ...(undescribed && { description: 'field_required' }),
  }
}
