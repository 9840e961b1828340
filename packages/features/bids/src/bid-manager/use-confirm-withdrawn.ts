import { useAppDispatch } from '@seriba/api/hooks'
import { useConfirmWithdrawalMutation } from '@seriba/api/manager/bid-groups'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Bid } from '@seriba/contracts/bid-lists'
import { useTranslation } from 'react-i18next'

/** Confirms that a stopped bid has been withdrawn at the hall. */
export function useConfirmWithdrawn() {
  const { t } = useTranslation('groupDesk')
  const dispatch = useAppDispatch()
  const [confirm, { isLoading }] = useConfirmWithdrawalMutation()
  return {
    sending: isLoading,
    async done({ bidId, lotNo }: Pick<Bid, 'bidId' | 'lotNo'>) {
      const { error } = await confirm({ bidId })
      if (error) dispatch(messageShown({ tone: 'error', text: t('withdrawFailed', { lotNo }) }))
    },
  }
}
