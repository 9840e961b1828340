import { useUpdateLogisticsMutation } from '@seriba/api/manager/shipping'
import type { ClientPurchase } from '@seriba/contracts/client-parts'
import { updateLogistics } from '@seriba/contracts/shipping'
import {
  inOrder,
  isCorrection,
  type LogisticsField,
  logisticsDays,
  logisticsTexts,
} from '@seriba/domain/money/logistics'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSuccess } from '../shared/use-success.ts'

const fields: readonly LogisticsField[] = [...logisticsTexts, ...logisticsDays]

/** Empty is not known. */
type Values = Record<LogisticsField | 'reason', string>

const valuesOf = (purchase: ClientPurchase) =>
  Object.fromEntries(fields.map((field) => [field, purchase[field] ?? ''])) as Record<LogisticsField, string>

/** What is told of a purchase's way, as it is changed; what someone else changes by then stays. */
export function useLogisticsForm(purchase: ClientPurchase, onSaved: () => void) {
  const { t } = useTranslation('clients')
  const [update] = useUpdateLogisticsMutation()
  const succeed = useSuccess()
  const [initial] = useState(() => valuesOf(purchase))
  const changeOf = (values: Values) =>
    Object.fromEntries(
      fields
        .map((field) => [field, values[field].trim()] as const)
        .filter(([field, value]) => value !== initial[field]),
    )
  /** What was known and becomes something else needs a reason. */
  const corrects = (values: Values) => isCorrection(initial, changeOf(values))

  const form = useContractForm<typeof updateLogistics, Values>(updateLogistics, {
    defaults: { ...initial, reason: '' },
    check(values) {
      const inTime = inOrder({ etd: values.etd, eta: values.eta })
      return {
        ...(!inTime.ok && { eta: inTime.reason }),
        ...(corrects(values) && values.reason.trim() === '' && { reason: 'field_required' }),
      }
    },
    request: (values) => ({
      id: purchase.id,
      ...changeOf(values),
      ...(corrects(values) && { reason: values.reason.trim() }),
    }),
    onUnchanged: onSaved,
    async onSubmit(change) {
      await update(change).unwrap()
      succeed(t('shipping.saved', { sku: purchase.sku }))
      onSaved()
    },
  })
  const { etd, eta } = form.values

  return {
    ...form,
    corrects: corrects(form.values),
    /** A day, empty where none is; what is said of one is said of both. */
    day: (name: (typeof logisticsDays)[number]) => ({
      ...form.field(name),
      value: form.values[name] || null,
      onChange: (day: string | null) => form.edit({ etd, eta, [name]: day ?? '' }),
    }),
  }
}
