import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useOfferLotMutation, useWithdrawOfferMutation } from '@seriba/api/manager/order-offers'
import { messageShown } from '@seriba/api/notifications-slice'
import { useTranslation } from 'react-i18next'

/** Offers lots and takes offers back; a refusal is shown with its reason. */
export function useOfferActions() {
  const { t } = useTranslation(['orders', 'refusal'])
  const dispatch = useAppDispatch()
  const [offerLot, { isLoading: isOffering, originalArgs: offered }] = useOfferLotMutation()
  const [withdrawOffer, { isLoading: isWithdrawing, originalArgs: withdrawn }] = useWithdrawOfferMutation()

  function say(error: unknown, text: string) {
    if (!error) return
    const detail = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
    dispatch(messageShown({ tone: 'error', text, detail }))
  }
  return {
    async offer(order: { id: number }, lotId: string) {
      const { error } = await offerLot({ id: order.id, lotId })
      say(error, t('orders:desk.notOffered'))
    },
    async withdraw(offer: { id: number }) {
      const { error } = await withdrawOffer({ id: offer.id })
      say(error, t('orders:desk.notWithdrawn'))
    },
    /** The request that is running: for this order and lot, or this offer. */
    isOffering: (order: { id: number }, lotId: string) =>
      isOffering && offered?.id === order.id && offered.lotId === lotId,
    isWithdrawing: (offer: { id: number }) => isWithdrawing && withdrawn?.id === offer.id,
  }
}

export type Offering = ReturnType<typeof useOfferActions>
