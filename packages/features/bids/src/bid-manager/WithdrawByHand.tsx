import { useAppDispatch } from '@seriba/api/hooks'
import { useConfirmWithdrawalMutation } from '@seriba/api/manager/bid-groups'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Bid } from '@seriba/contracts/bid-lists'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useDesk } from './desk.ts'
import styles from './desk-cells.module.css'

/** A stopped bid that the hall still has, until somebody has called there and says so. */
export function WithdrawByHand({ bid: { bidId, lotNo } }: { bid: Pick<Bid, 'bidId' | 'lotNo'> }) {
  const { t } = useTranslation('groupDesk')
  const dispatch = useAppDispatch()
  const { statusError } = useDesk()
  const [confirm, { isLoading }] = useConfirmWithdrawalMutation()
  const done = async () => {
    const { error } = await confirm({ bidId })
    if (error) dispatch(messageShown({ tone: 'error', text: t('withdrawFailed', { lotNo }) }))
  }
  return (
    <p className={styles.withdraw} title={t('withdrawHelp')}>
      <b>{t('withdraw')}</b>
      {statusError === undefined && (
        <TextButton aria-label={t('withdrawnOf', { lotNo })} disabled={isLoading} onClick={() => void done()}>
          {t('withdrawn')}
        </TextButton>
      )}
    </p>
  )
}
