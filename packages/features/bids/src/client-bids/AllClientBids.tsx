import { useBidIndexQuery } from '@seriba/api/manager/bid-lists'
import { useBidHistoryQuery } from '@seriba/api/shared/bid-lists'
import type { BidList } from '@seriba/contracts/bid-lists'
import { Pagination } from '@seriba/ui/Pagination'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ListFailure } from '../bid-list/ListFailure.tsx'
import { usePageInRange } from '../bid-list/use-page-in-range.ts'
import { ClientBidLine } from './ClientBidLine.tsx'
import styles from './client-bids.module.css'

const pageSize = 20

/** Every bid of a client, live and past; the address contains the page of each list. */
export function AllClientBids({ userId }: { userId: number }) {
  const { t } = useTranslation('bids')
  const [params, setParams] = useSearchParams()
  const pageOf = (name: string) => Math.max(1, Number.parseInt(params.get(name) ?? '', 10) || 1)
  const turn =
    (name: string, replace = false) =>
    (page: number) =>
      setParams(
        (current) => {
          current.set(name, String(page))
          return current
        },
        { replace },
      )
  const live = useBidIndexQuery({ user: [userId], pageSize, page: pageOf('page') })
  const past = useBidHistoryQuery({ user: [userId], pageSize, page: pageOf('past') })
  const shown = ({ currentData }: typeof live) => ({
    total: currentData?.pageInfo.totalSearchResults,
    pageSize,
  })
  usePageInRange(pageOf('page'), shown(live), turn('page', true))
  usePageInRange(pageOf('past'), shown(past), turn('past', true))
  return (
    <div className={styles.all}>
      <Bids
        title={t('ofClient.title')}
        none={t('ofClient.none')}
        list={live}
        way={`/bid-manager/all?user=${userId}`}
        onPage={turn('page')}
      />
      <Bids
        title={t('ofClient.past')}
        none={t('ofClient.noPast')}
        list={past}
        way={`/archive-bids?user=${userId}`}
        onPage={turn('past')}
      />
    </div>
  )
}

type BidsProps = {
  title: string
  none: string
  list: {
    currentData?: BidList | undefined
    isError: boolean
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** The page where they can be worked on. */
  way: string
  onPage: (page: number) => void
}

function Bids({ title, none, list, way, onPage }: BidsProps) {
  const { t } = useTranslation(['bids', 'common'])
  const id = useId()
  const { cars, pageInfo } = list.currentData ?? {}
  const pages = pageInfo ? Math.ceil(pageInfo.totalSearchResults / pageInfo.pageSize) : 0
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        {pageInfo && <span className="num">{pageInfo.totalSearchResults}</span>}
        <span className={styles.ways}>
          {cars && cars.length > 0 && (
            <TextLink render={(props) => <Link {...props} to={way} />}>{t('bids:ofClient.open')}</TextLink>
          )}
        </span>
      </header>
      {list.isError && (
        <ListFailure error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {!cars && !list.isError && <Skeleton width="100%" height={120} faint />}
      {cars?.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {cars?.map((bid) => (
          <ClientBidLine key={bid.bidId} bid={bid} />
        ))}
      </ul>
      {pageInfo && pages > 1 && (
        <Pagination
          label={t('common:pages.label')}
          page={pageInfo.page}
          pageCount={pages}
          previousLabel={t('common:pages.previous')}
          nextLabel={t('common:pages.next')}
          onChange={onPage}
        />
      )}
    </section>
  )
}
