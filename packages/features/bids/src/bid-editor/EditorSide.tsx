import { useBidAllowanceQuery } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import { inLastHour } from '@seriba/domain/bids/deadlines'
import { formatBalance } from '@seriba/domain/format/number'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import styles from './BidEditor.module.css'
import type { BidEditorModel } from './use-bid-editor.ts'

/** The most that the client may bid here, in the chosen group, and what it is too late to change. */
export function EditorSide({ editor: { bid, values } }: { editor: BidEditorModel }) {
  const { t } = useTranslation('bids')
  const now = useNow()
  const told = useControl('clientSearch') && bid.user !== null
  const { data } = useBidAllowanceQuery(
    { carId: bid.id, bidGroup: values.bidGroup, userId: bid.user?.jasClientId },
    { skip: !told },
  )
  const late = bid.auctionDate !== null && inLastHour(bid.auctionDate, now)
  return (
    <p className={styles.side}>
      {data && (
        <span data-short={(values.amount ?? 0) > data.bidAllow || undefined}>
          {t('edit.limit')} <span className="num">{formatBalance(data.bidAllow)}</span>
        </span>
      )}
      {late && <span className={styles.late}>{t('edit.late')}</span>}
    </p>
  )
}
