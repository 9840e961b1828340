import { useUpdateLogisticsMutation } from '@seriba/api/manager/shipping'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { updateLogistics } from '@seriba/contracts/shipping'
import {
  inOrder,
  isCorrection,
  type LogisticsField,
  logisticsDays,
  logisticsTexts,
} from '@seriba/domain/money/logistics'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useSaved } from '@seriba/forms/use-saved'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const fields: readonly LogisticsField[] = [...logisticsTexts, ...logisticsDays]

/** Empty means not known. */
type Values = Record<LogisticsField | 'reason', string>

const valuesOf = (purchase: PurchaseDetails) =>
  Object.fromEntries(fields.map((field) => [field, purchase[field] ?? ''])) as Record<LogisticsField, string>

/** A purchase's shipping details while they are edited; what someone else changes in the meantime stays. */
export function useLogisticsForm(purchase: PurchaseDetails, notify: boolean) {
  const { t } = useTranslation('purchaseDesk')
  const [update] = useUpdateLogisticsMutation()
  const { succeed } = useMessage()
  // What the page has not reloaded since saving is not the earlier value.
  const [held, setHeld] = useSaved(purchase)
  const initial = valuesOf(held)
  const known = JSON.stringify(initial)
  const changeOf = (values: Values) =>
    Object.fromEntries(
      fields
        .map((field) => [field, values[field].trim()] as const)
        .filter(([field, value]) => value !== initial[field]),
    )
  /** Changing a known value requires a reason. */
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
      notify,
    }),
    onUnchanged: () => undefined,
    editableWhileSent: true,
    async onSubmit(change, sent) {
      await update(change).unwrap()
      setHeld(changeOf(sent))
      form.resetSaved(sent, { ...sent, reason: '' })
      succeed(t('shipping.saved', { sku: purchase.sku }))
    },
  })
  const { etd, eta } = form.values
  const { dirty, reset } = form
  const follow = useRef(reset)
  follow.current = reset
  // What somebody else enters appears, unless something is being typed here.
  useEffect(() => {
    if (!dirty) follow.current({ ...(JSON.parse(known) as typeof initial), reason: '' })
  }, [known, dirty])

  return {
    ...form,
    corrects: corrects(form.values),
    /** A day, or empty; both are treated alike. */
    day: (name: (typeof logisticsDays)[number]) => ({
      ...form.field(name),
      value: form.values[name] || null,
      onChange: (day: string | null) => form.edit({ etd, eta, [name]: day ?? '' }),
    }),
  }
}
