import { useViewReceiptQuery } from '@seriba/api/shared/withdrawals'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Spinner } from '@seriba/ui/Spinner'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './withdrawal.module.css'

/** Proof that a bid was canceled: its number and time first. */
export function ReceiptDialog({ bidId, onClose }: { bidId: number; onClose: () => void }) {
  const { t } = useTranslation(['withdrawal', 'common'])
  const { data, isError, refetch } = useViewReceiptQuery({ bidId })
  const japan = (at: string | null) => (at === null ? '' : t('receipt.japan', { at: formatDateTime(at) }))
  const lines = data && [
    [t('receipt.lot'), `${data.name}, ${data.auctionName} ${data.lotNo}`],
    [t('receipt.amount'), formatMoney(data.amount)],
    [t('receipt.by'), data.by],
    [t('receipt.at'), japan(data.at)],
    ...(data.freeUntil ? [[t('receipt.freeUntil'), japan(data.freeUntil)]] : []),
  ]
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('receipt.title')}
      closeLabel={t('common:actions.close')}
      actions={
        data && (
          <Button icon={Printer} onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        )
      }
    >
      {lines && data ? (
        <div className={styles.receipt}>
          <p className={styles.number}>
            <small>{t('receipt.number')}</small>
            <b className="num">{data.number}</b>
          </p>
          <dl>
            {lines.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{t('receipt.keep')}</p>
        </div>
      ) : isError ? (
        <ErrorState
          title={t('receipt.failed')}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner size={24} label={t('receipt.title')} />
      )}
    </Dialog>
  )
}
