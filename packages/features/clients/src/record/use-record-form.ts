import { useCreatePaymentMutation } from '@seriba/api/payments'
import { useSiteConfigQuery } from '@seriba/api/site'
import type { ClientView } from '@seriba/contracts/clients'
import { bidAllow } from '@seriba/domain/bids/credit'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { highestPayment, type RecordedType, signed } from '@seriba/domain/money/payment-can'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import { jstDay } from '@seriba/domain/time/jst'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../shared/use-save.ts'

type Values = {
  type: RecordedType
  amount: number | null
  /** Of Japan. */
  date: string | null
  method: PaymentMethod
  description: string
}

/** A line of a client's ledger as it is entered, and what he has once it is there. */
export function useRecordForm({ detail, balanceInfo }: ClientView, onSaved: () => void) {
  const { t, i18n } = useTranslation(['clients', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const [create] = useCreatePaymentMutation()
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
  })
  const [asked, setAsked] = useState(false)
  const { amount } = values
  const moved = signed(values.type, amount ?? 0)
  const after = { ...balanceInfo, balance: balanceInfo.balance + moved }
  const tooHigh = (amount ?? 0) > highestPayment

  return {
    ...sending,
    values,
    today,
    dirty: amount !== null || values.description !== '',
    balance: { before: balanceInfo.balance, after: after.balance },
    maximum: { before: balanceInfo.bidAllow, after: bidAllow(after, site?.bidStep) },
    errorOf: (name: keyof Values) => {
      if (name === 'amount' && tooHigh)
        return t('limits.tooHigh', { highest: groupThousands(highestPayment) })
      if (name === 'amount' && asked && !amount) return t('refusal:field_required')
      return sending.errorOf(name)
    },
    edit: (part: Partial<Values>) => {
      sending.forget()
      setValues((current) => ({ ...current, ...part }))
    },
    async submit() {
      setAsked(true)
      if (!amount || tooHigh) return
      const entry = { ...values, amount, date: values.date ?? today, description: values.description.trim() }
      const send = () => create({ userId: detail.userId, ...entry, idempotencyKey: key }).unwrap()
      const said = t('record.saved', { name: detail.fullName, balance: formatBalance(after.balance) })
      if (await save(send, said)) onSaved()
    },
  }
}
