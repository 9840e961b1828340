import { toApiError } from '@seriba/api/api-error'
import { useCloseOrderMutation } from '@seriba/api/client/orders'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Order } from '@seriba/contracts/orders'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'

/** The vehicle is no longer wanted. */
export function CloseOrder({ order: { id, maker, model } }: { order: Order }) {
  const { t } = useTranslation(['orders', 'refusal'])
  const dispatch = useAppDispatch()
  const [close, { isLoading }] = useCloseOrderMutation()
  async function onClick() {
    const { error } = await close({ id })
    if (!error) return
    const detail = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
    dispatch(messageShown({ tone: 'error', text: t('orders:notClosed'), detail }))
  }
  return (
    <Button
      variant="ghost"
      size="xs"
      busy={isLoading}
      aria-label={t('orders:closeOf', { vehicle: `${maker} ${model}` })}
      onClick={() => void onClick()}
    >
      {t('orders:close')}
    </Button>
  )
}
