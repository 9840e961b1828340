import { useBidIndexQuery } from '@seriba/api/manager/bid-lists'
import type { Bid } from '@seriba/contracts/bid-lists'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListFailure } from '../bid-list/ListFailure.tsx'
import { ClientBidLine } from './ClientBidLine.tsx'
import { ClientBidTable } from './ClientBidTable.tsx'
import styles from './client-bids.module.css'

type ClientBidsProps = {
  userId: number
  /** How many there are. */
  live: number
  archived: number
}

const shown = 20
const lineHeight = 31

/** One client's live bids, soonest first, with links to all their bids. */
export function ClientBids({ userId, live, archived }: ClientBidsProps) {
  const { t } = useTranslation('bids')
  const list = useBidIndexQuery({ user: [userId], pageSize: shown })
  const bids = list.currentData?.cars
  const way = (to: string, text: string) => (
    <TextLink render={(props) => <Link {...props} to={`${to}?user=${userId}`} />}>{text}</TextLink>
  )
  return (
    <section className={styles.section} aria-labelledby="client-bids">
      <header className={styles.head}>
        <h3 id="client-bids">{t('ofClient.title')}</h3>
        <span className="num">{live}</span>
        <span className={styles.ways}>
          {live > 0 && way('/bid-manager/all', t('ofClient.all', { count: live }))}
          {archived > 0 && way('/archive-bids', t('ofClient.archive', { count: archived }))}
        </span>
      </header>
      {list.isError && (
        <ListFailure error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {bids?.length === 0 && <p className={styles.none}>{t('ofClient.none')}</p>}
      {list.isLoading && live > 0 && (
        <Skeleton width="100%" height={Math.min(live, shown) * lineHeight} faint />
      )}
      {bids && bids.length > 0 && <Bids userId={userId} bids={bids} />}
    </section>
  )
}

/** A table if there is room for one. */
function Bids({ userId, bids }: { userId: number; bids: readonly Bid[] }) {
  if (useWide()) return <ClientBidTable userId={userId} bids={bids} />
  return (
    <ul className={styles.list}>
      {bids.map((bid) => (
        <ClientBidLine key={bid.bidId} bid={bid} />
      ))}
    </ul>
  )
}
