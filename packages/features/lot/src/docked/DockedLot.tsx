import { useViewLotQuery } from '@seriba/api/lot'
import { formatTime } from '@seriba/domain/format/date'
import type { PageType } from '@seriba/domain/lots/page-types'
import { ErrorState } from '@seriba/ui/ErrorState'
import { IconButton } from '@seriba/ui/IconButton'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useLate } from '@seriba/ui/use-late'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type LotOfBid, lotOfBid } from '../page/lot-of-bid.ts'
import styles from './DockedLot.module.css'

type DockedLotProps = {
  pageType: PageType
  /** What the list that it was chosen in already knows. */
  lot: {
    id: string
    lotNo: number
    maker: string
    model: string
    auctionName: string
    auctionDate: string | null
    images: readonly string[]
  }
  onClose: () => void
  /** Beside the way to close it. */
  actions?: ReactNode
  children: (lot: LotOfBid) => ReactNode
}

/** A lot beside the list that it was chosen in, with room for bidding on it. */
export function DockedLot({ pageType, lot, onClose, actions, children }: DockedLotProps) {
  const { t } = useTranslation(['lot', 'common'])
  const place = [lot.lotNo, lot.auctionName].filter(Boolean).join(' ')
  return (
    <aside aria-label={t('bid.panel')} className={styles.panel}>
      <header className={styles.head}>
        <Photo src={lot.images[0]} alt="" className={styles.photo} />
        <div className={styles.names}>
          <h2>
            {lot.maker} {lot.model}
          </h2>
          <p>{lot.auctionDate ? `${place}, ${formatTime(lot.auctionDate)}` : place}</p>
        </div>
        <div className={styles.actions}>
          {actions}
          <IconButton icon={X} size="xs" label={t('common:actions.close')} onClick={onClose} />
        </div>
      </header>
      <Body pageType={pageType} id={lot.id}>
        {children}
      </Body>
    </aside>
  )
}

type BodyProps = Pick<DockedLotProps, 'pageType' | 'children'> & { id: string }

/** Who runs down the list with a key asks for the lot he stops at. */
function Body({ pageType, id, children }: BodyProps) {
  const { t } = useTranslation(['lot', 'common'])
  const stopped = useLate(true)
  const { data, error, refetch } = useViewLotQuery({ pageType, id }, { skip: !stopped })
  if (data) return children(lotOfBid(data.lotDetail))
  if (error) {
    return (
      <ErrorState
        title={t('bid.failed')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div aria-busy role="status" aria-label={t('common:loading')} className={styles.waiting}>
      {stopped && (
        <>
          <Skeleton width="40%" />
          <Skeleton width="64%" height={16} />
          <Skeleton faint />
          <Skeleton faint />
          <Skeleton height={32} faint />
          <Skeleton height={48} faint />
          <Skeleton height={44} faint />
        </>
      )}
    </div>
  )
}
