import { useListOffersQuery } from '@seriba/api/shared/marketplace'
import { pageSizes } from '@seriba/domain/lots/listing'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { scrollPage } from '@seriba/ui/page-scroll'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ListingFailed } from '../listing/ListingFailed.tsx'
import { ListingFoot } from '../listing/ListingFoot.tsx'
import { ProgressLine } from '../listing/ProgressLine.tsx'
import { Offers } from './Offers.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'

/** The third-party listing that a company has connected (GAP11); by default there is none. */
export function StockCarsPage() {
  const { t } = useTranslation(['catalogue', 'common'])
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const asked = Number(query.get('pageSize'))
  const pageSize = pageSizes.find((size) => size === asked) ?? pageSizes[0]
  const { data, error, isFetching, refetch } = useListOffersQuery({ page, pageSize })
  const open = (page: number, pageSize: number) => {
    setQuery({ page: String(page), pageSize: String(pageSize) })
    scrollPage({ top: 0 })
  }

  return (
    <>
      <PageHead>
        <TopBarTitle>{t('stockCars.title')}</TopBarTitle>
      </PageHead>
      <ProgressLine active={isFetching} />
      {error && !isFetching && <ListingFailed error={error} onRetry={refetch} hasLots={data !== undefined} />}
      {!data && isFetching && <OffersSkeleton />}
      {data?.offers.length === 0 && (
        <EmptyState
          icon={Store}
          title={t('common:empty.data')}
          text={data.connected ? undefined : t('stockCars.text')}
        />
      )}
      {data && data.offers.length > 0 && <Offers offers={data.offers} stale={isFetching} />}
      {data && (
        <ListingFoot
          pageInfo={data.pageInfo}
          page={page}
          size={pageSize}
          onPage={(next) => open(next, pageSize)}
          onSize={(size) => open(1, size)}
        />
      )}
    </>
  )
}
