import { useCreatePaymentMutation, useRefundPaymentMutation } from '@seriba/api/manager/payments'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import type { ClientView } from '@seriba/contracts/client-view'
import { bidAllow } from '@seriba/domain/bids/credit'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { mayBeDeposit } from '@seriba/domain/money/deposit'
import { highestPayment, type RecordedType, recordedTypes, signed } from '@seriba/domain/money/payment-can'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import { jstDay } from '@seriba/domain/time/jst'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../shared/use-save.ts'

/** What a record can be; a refund is a request of its own, for it must be covered. */
export const recordTypes = [...recordedTypes, 'refund'] as const

type Values = {
  type: RecordedType | 'refund'
  amount: number | null
  /** Of Japan. */
  date: string | null
  method: PaymentMethod
  description: string
  /** Whether it is the deposit that is on its way; null until staff says so: then it is what its sum says. */
  isDeposit: boolean | null
}

/** A line of a client's ledger as it is entered, and what he has once it is there. */
export function useRecordForm({ detail, balanceInfo, deposit }: ClientView, onSaved: () => void) {
  const { t, i18n } = useTranslation(['clients', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const [create] = useCreatePaymentMutation()
  const [refund] = useRefundPaymentMutation()
  const { save, ...sending } = useSave()
  const [today] = useState(() => jstDay(new Date()))
  // Names this entry: however often it is sent, it is entered once.
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState<Values>({
    type: 'Remittances',
    amount: null,
    date: today,
    method: 'bank',
    description: '',
    isDeposit: null,
  })
  const [asked, setAsked] = useState(false)
  const { amount } = values
  const moved = signed(values.type === 'refund' ? 'Yahoo' : values.type, amount ?? 0)
  const waiting = values.type === 'Remittances' ? deposit.waiting : null
  const isDeposit = waiting !== null && (values.isDeposit ?? mayBeDeposit(waiting, amount ?? waiting.amount))
  const after = { ...balanceInfo, balance: balanceInfo.balance + moved }
  // What takes from a client says what for.
  const undescribed = values.type !== 'Remittances' && values.description.trim() === ''
  const tooHigh = (amount ?? 0) > highestPayment

  return {
    ...sending,
    values,
    today,
    waiting,
    isDeposit,
    dirty: amount !== null || values.description !== '',
    balance: { before: balanceInfo.balance, after: after.balance },
    maximum: { before: balanceInfo.bidAllow, after: bidAllow(after, site?.bidStep) },
    errorOf: (name: keyof Values) => {
      if (name === 'amount' && tooHigh)
        return t('limits.tooHigh', { highest: groupThousands(highestPayment) })
      if (name === 'amount' && asked && !amount) return t('refusal:field_required')
      if (name === 'description' && asked && undescribed) return t('refusal:field_required')
      return sending.errorOf(name)
    },
    edit: (part: Partial<Values>) => {
      sending.forget()
      setValues((current) => ({ ...current, ...part }))
    },
    async submit() {
      setAsked(true)
      if (!amount || tooHigh || undescribed) return
      const { type, method, date } = values
      const entry = {
        userId: detail.userId,
        amount,
        method,
        description: values.description.trim(),
        idempotencyKey: key,
      }
      const says = waiting && (isDeposit ? { depositId: waiting.id } : { force: true })
      const send = () =>
        type === 'refund'
          ? refund(entry).unwrap()
          : create({ ...entry, type, date: date ?? today, ...says }).unwrap()
      const said = t('record.saved', { name: detail.fullName, balance: formatBalance(after.balance) })
      if (await save(send, said)) onSaved()
    },
  }
}
