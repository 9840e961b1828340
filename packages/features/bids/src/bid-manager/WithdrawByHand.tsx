import type { Bid } from '@seriba/contracts/bid-lists'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useDesk } from './desk.ts'
import styles from './desk-cells.module.css'
import { useConfirmWithdrawn } from './use-confirm-withdrawn.ts'

/** A stopped bid that the hall still has, until somebody has called there and confirms it. */
export function WithdrawByHand({ bid }: { bid: Pick<Bid, 'bidId' | 'lotNo'> }) {
  const { t } = useTranslation('groupDesk')
  const { statusError } = useDesk()
  const { done, sending } = useConfirmWithdrawn()
  const { lotNo } = bid
  return (
    <p className={styles.withdraw} title={t('withdrawHelp')}>
      <b>{t('withdraw')}</b>
      {statusError === undefined && (
        <TextButton
          aria-label={t('withdrawnOf', { lotNo })}
          disabled={sending}
          onClick={() => void done(bid)}
        >
          {t('withdrawn')}
        </TextButton>
      )}
    </p>
  )
}
