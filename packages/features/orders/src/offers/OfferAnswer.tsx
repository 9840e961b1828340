import { toApiError } from '@seriba/api/api-error'
import { useAnswerOfferMutation } from '@seriba/api/client/order-offers'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Offer } from '@seriba/contracts/order-offers'
import { Button, LinkButton } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { placeOfLot } from './LotRow.tsx'
import { OfferBadge } from './OfferBadge.tsx'

/** A no, or a link to bid; a no can be taken back as long as the lot is upcoming. */
export function OfferAnswer({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['orders', 'refusal'])
  const dispatch = useAppDispatch()
  const size = useWide() ? 'xs' : 'touch'
  const [send, { isLoading }] = useAnswerOfferMutation()
  const { lotNo } = offer.lot

  async function answer(declined: boolean) {
    const { error } = await send({ id: offer.id, declined })
    if (!error) return
    const detail = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
    dispatch(messageShown({ tone: 'error', text: t('orders:offers.notAnswered'), detail }))
  }

  const declined = offer.state === 'declined'
  if (offer.state !== 'waiting' && !declined) return <OfferBadge offer={offer} />
  return (
    <>
      {declined && <OfferBadge offer={offer} />}
      <Button
        variant="ghost"
        size={size}
        busy={isLoading}
        aria-label={t(declined ? 'orders:offers.undoOf' : 'orders:offers.noTo', { lotNo })}
        onClick={() => void answer(!declined)}
      >
        {t(declined ? 'orders:offers.undo' : 'orders:offers.no')}
      </Button>
      {!declined && (
        <LinkButton
          size={size}
          aria-label={t('orders:offers.bidOn', { lotNo })}
          render={(props) => <Link {...props} to={placeOfLot(offer.lot)} />}
        >
          {t('orders:offers.bid')}
        </LinkButton>
      )}
    </>
  )
}
