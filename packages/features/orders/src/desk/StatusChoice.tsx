import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useUpdateOrderStatusMutation } from '@seriba/api/manager/orders'
import { messageShown } from '@seriba/api/notifications-slice'
import type { StaffOrder } from '@seriba/contracts/orders'
import { type OrderStatus, orderStatuses } from '@seriba/domain/orders/order'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'

/** How far staff have got; shows the earlier value until the server has accepted the change. */
export function StatusChoice({
  order: { id, status },
  size = 'sm',
}: {
  order: StaffOrder
  size?: 'sm' | 'touch'
}) {
  const { t } = useTranslation(['orders', 'refusal'])
  const dispatch = useAppDispatch()
  const [update, { isLoading }] = useUpdateOrderStatusMutation()
  async function change(next: OrderStatus) {
    const { error } = await update({ id, status: next })
    if (!error) return
    const detail = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
    dispatch(messageShown({ tone: 'error', text: t('orders:desk.notChanged', { id }), detail }))
  }
  return (
    <SegmentedControl
      label={t('orders:desk.changeOf', { id })}
      size={size}
      aria-busy={isLoading || undefined}
      options={orderStatuses.map((value) => ({ value, label: t(`orders:status.${value}`) }))}
      value={status}
      onChange={(next) => void change(next)}
    />
  )
}
