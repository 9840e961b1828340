import { useLiveLot } from '@seriba/api/live-lot'
import { formatTime } from '@seriba/domain/format/date'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useLastsLongerThan } from '@seriba/ui/use-lasts-longer-than'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type LotOfBid, lotOfBid } from '../page/lot-of-bid.ts'
import { DockedFailure } from './DockedFailure.tsx'
import styles from './DockedLot.module.css'
import { type RowOfLot, rowOfDetail } from './row-of-lot.ts'

type DockedLotProps = {
  pageType: PageType
  lotId: string
  /** What the list in which it was selected already knows. */
  row?: RowOfLot | undefined
  /** The current list has no row for it. */
  elsewhere?: boolean
  onClose: () => void
  /** Next to the close button. */
  actions?: ReactNode
  children: (lot: LotOfBid) => ReactNode
}

/** A lot next to the list in which it was selected, with room for bidding on it. */
export function DockedLot(props: DockedLotProps) {
  const { pageType, lotId, row, elsewhere = false, onClose, actions, children } = props
  const { t } = useTranslation(['lot', 'common'])
  // Moving down the list with a key only requests the lot where it stops.
  const stopped = useLastsLongerThan(true)
  const { data, error, refetch } = useLiveLot({ pageType, id: lotId }, { skip: !stopped })
  const lot = data?.lotDetail
  const known = row ?? (lot && rowOfDetail(lot))
  return (
    <aside aria-label={t('bid.panel')} className={styles.panel}>
      <header className={styles.head}>
        <Photo src={known?.images[0]} alt="" className={styles.photo} />
        <div className={styles.names}>
          {known ? <Names {...known} /> : !error && <Skeleton width="60%" />}
        </div>
        <div className={styles.actions}>
          {known && actions}
          <IconButton icon={X} size="xs" label={t('common:actions.close')} onClick={onClose} />
        </div>
      </header>
      {elsewhere && lot && <Elsewhere path={`${pageTypes[pageType].path}/${lotId}`} />}
      {lot ? (
        children(lotOfBid(lot))
      ) : error ? (
        <DockedFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting drawn={stopped} />
      )}
    </aside>
  )
}

function Names({ maker, model, lotNo, auctionName, auctionDate }: RowOfLot) {
  const place = [lotNo, auctionName].filter(Boolean).join(' ')
  return (
    <>
      <h2>
        {maker} {model}
      </h2>
      <p>{auctionDate ? `${place}, ${formatTime(auctionDate)}` : place}</p>
    </>
  )
}

/** There is no row to open it from. */
function Elsewhere({ path }: { path: string }) {
  const { t } = useTranslation('lot')
  return (
    <Note className={styles.note}>
      {t('docked.elsewhere')}{' '}
      <TextLink inline href={path} target="_blank" rel="noreferrer">
        {t('docked.open')}
      </TextLink>
    </Note>
  )
}

function Waiting({ drawn }: { drawn: boolean }) {
  const { t } = useTranslation('common')
  return (
    <div aria-busy role="status" aria-label={t('loading')} className={styles.waiting}>
      {drawn && (
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
