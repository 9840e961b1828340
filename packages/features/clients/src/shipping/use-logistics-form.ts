import { useUpdateLogisticsMutation } from '@seriba/api/manager/shipping'
import type { ClientPurchase } from '@seriba/contracts/client-parts'
import {
  inOrder,
  isCorrection,
  type LogisticsField,
  logisticsDays,
  logisticsTexts,
} from '@seriba/domain/money/logistics'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../shared/use-save.ts'

const fields: readonly LogisticsField[] = [...logisticsTexts, ...logisticsDays]

/** Empty is not known. */
type Values = Record<LogisticsField, string>

/** What is told of a purchase's way, as it is changed; what somebody else changes meanwhile stays. */
export function useLogisticsForm(purchase: ClientPurchase, onSaved: () => void) {
  const { t } = useTranslation(['clients', 'refusal'])
  const [update] = useUpdateLogisticsMutation()
  const { save, ...sending } = useSave()
  const [initial] = useState(
    () => Object.fromEntries(fields.map((field) => [field, purchase[field] ?? ''])) as Values,
  )
  const [values, setValues] = useState(initial)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const changed = fields.filter((field) => values[field].trim() !== initial[field])
  const change = Object.fromEntries(changed.map((field) => [field, values[field].trim()]))
  const explained = isCorrection(initial, change)
  const inTime = inOrder({ etd: values.etd, eta: values.eta })

  return {
    ...sending,
    values,
    dirty: changed.length > 0,
    errorOf: (field: LogisticsField) =>
      field === 'eta' && !inTime.ok ? t(`refusal:${inTime.reason}`) : sending.errorOf(field),
    edit: (part: Partial<Values>) => {
      sending.forget()
      setValues((current) => ({ ...current, ...part }))
    },
    /** Why what was known changes; null where nothing does. */
    reason: explained
      ? {
          value: reason,
          error: asked && reason.trim() === '' ? t('refusal:field_required') : sending.errorOf('reason'),
          onChange: setReason,
        }
      : null,
    async submit() {
      setAsked(true)
      if (!inTime.ok || (explained && reason.trim() === '')) return
      if (changed.length === 0) return onSaved()
      const why = explained ? { reason: reason.trim() } : {}
      const send = () => update({ id: purchase.id, ...change, ...why }).unwrap()
      if (await save(send, t('shipping.saved', { sku: purchase.sku }))) onSaved()
    },
  }
}
