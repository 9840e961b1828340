import { toApiError } from '@seriba/api/api-error'
import { lotsOfBoard } from '@seriba/api/lots-of-board'
import { serverNow } from '@seriba/api/server-clock'
import { useViewDashboardQuery } from '@seriba/api/shared/dashboard'
import { useRefetchAt, useShownBids } from '@seriba/api/shown-lots'
import type { BuyerDashboard, ManagerDashboard } from '@seriba/contracts/dashboard'
import { type DashboardScope, dashboardScopes } from '@seriba/domain/dashboard/spans'
import { formatDateWithWeekday } from '@seriba/domain/format/date'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { LinkButton } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useNow } from '@seriba/ui/use-now'
import { ListPlus } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BidScopeControl } from './BidScopeControl.tsx'
import { BuyerBoard } from './BuyerBoard.tsx'
import styles from './dashboard.module.css'

type Board = BuyerDashboard | ManagerDashboard

type Props = {
  /** Pays money in, if that is offered. */
  funds?: ReactNode
  /** What staff see, in the app that is for them. */
  StaffBoard?: ComponentType<{ board: ManagerDashboard }>
}

/** The first page of a day. */
export function DashboardPage({ funds, StaffBoard }: Props) {
  const { t } = useTranslation(['dashboard', 'refusal', 'common'])
  const [query, setQuery] = useSearchParams()
  const whose = dashboardScopes.find((scope) => scope === query.get('whose')) ?? 'all'
  const { data, isError, error, isFetching, refetch } = useViewDashboardQuery(
    { whose },
    { refetchOnMountOrArgChange: true },
  )
  useShownBids(data && lotsOfBoard(data), 'live')
  useRefetchAt(data ? momentsOf(data) : [], refetch)
  const narrow = (next: DashboardScope) => setQuery(next === 'all' ? {} : { whose: next }, { replace: true })
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('dashboard:title')}</TopBarTitle>
        <Today />
        <span className={styles.order}>
          {data?.role === 'manager' && <BidScopeControl of="staff" value={whose} onChange={narrow} />}
          {data && data.role !== 'manager' && (
            <LinkButton size="sm" icon={ListPlus} render={(props) => <Link {...props} to="/make-an-order" />}>
              {t('dashboard:makeAnOrder')}
            </LinkButton>
          )}
        </span>
      </PageHead>
      {data ? (
        data.role === 'manager' ? (
          StaffBoard && <StaffBoard board={data} />
        ) : (
          <BuyerBoard board={data} whose={whose} onWhose={narrow} funds={funds} />
        )
      ) : isError ? (
        <ErrorState
          title={t('dashboard:failed')}
          text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy className={styles.loading}>
          <Skeleton height={64} />
          <Skeleton height={320} />
        </div>
      )}
    </div>
  )
}

/** When time moves a bid from upcoming to over. */
const momentsOf = (board: Board) =>
  board.role === 'manager'
    ? [...board.lastHour.rows.map(({ auctionDate }) => auctionDate), board.lastHour.next]
    : [...board.today.rows, ...board.favorites.rows].map(({ auctionDate }) => auctionDate)

function Today() {
  const { i18n } = useTranslation()
  const now = useNow(15_000, serverNow)
  return <span className={`num ${styles.date}`}>{formatDateWithWeekday(now, i18n.language)}</span>
}
