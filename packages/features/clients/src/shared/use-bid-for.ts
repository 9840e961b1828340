import { setBiddingClient } from '@seriba/api/bidding-client'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

/** Opens the catalogue; bids placed there start with this client. */
export function useBidFor() {
  const { t } = useTranslation('clients')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return ({ userId, fullName }: { userId: number; fullName: string }) => {
    setBiddingClient({ userId, name: fullName })
    dispatch(messageShown({ tone: 'success', text: t('list.biddingFor', { name: fullName }) }))
    void navigate(pageTypes['car-auction'].path)
  }
}
