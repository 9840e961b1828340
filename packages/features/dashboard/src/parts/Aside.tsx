import { serverNow } from '@seriba/api/server-clock'
import type { BuyerDashboard, DealerDashboard } from '@seriba/contracts/dashboard'
import { dashboardSpans } from '@seriba/domain/dashboard/spans'
import { formatUpcoming } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LotLink } from '../bids/LotLink.tsx'
import styles from '../page/dashboard.module.css'
import { Part } from './Part.tsx'
import link from './plain-link.module.css'

/** Saved searches with the lots found since each was last opened. */
export function Searches({ searches }: Pick<BuyerDashboard, 'searches'>) {
  const { t } = useTranslation('dashboard')
  return (
    <Part title={t('searches.title')} figure={searches.count} empty={t('searches.empty')}>
      {searches.rows.map(({ id, name, params, type, fresh }) => (
        <li key={id} className={styles.line}>
          <Link to={`${pageTypes[type].path}?${params}`} className={`truncate ${link.plain}`}>
            {name}
          </Link>
          {fresh > 0 && (
            <b className="tabular">
              {t('searches.fresh', {
                fresh: fresh > savedSearches.freshShown ? `${savedSearches.freshShown}+` : fresh,
              })}
            </b>
          )}
        </li>
      ))}
    </Part>
  )
}

/** Favorites that are still to be auctioned, soonest first. */
export function Favorites({ favorites }: Pick<BuyerDashboard, 'favorites'>) {
  const { t } = useTranslation('dashboard')
  const now = useNow(60_000, serverNow)
  return (
    <Part
      title={t('favorites.title')}
      figure={favorites.count}
      to={{ href: '/favorites', label: t('favorites.all') }}
      empty={t('favorites.empty')}
    >
      {favorites.rows.map((lot) => (
        <li key={lot.lotId} className={styles.line}>
          <p className="truncate">
            <LotLink bid={{ ...lot, maker: lot.title, model: '' }} />
          </p>
          <time dateTime={lot.auctionDate} className="num">
            {formatUpcoming(lot.auctionDate, now)}
          </time>
        </li>
      ))}
    </Part>
  )
}

/** How a dealer's bids and their clients' ended recently. */
export function Outcome({ outcome }: Pick<DealerDashboard, 'outcome'>) {
  const { t } = useTranslation('dashboard')
  const { won, ended, averageUnder, near } = outcome
  const lines: [string, string | number][] = [
    [t('outcome.won'), t('outcome.of', { won, ended })],
    ...(averageUnder === null ? [] : [[t('outcome.under'), formatMoney(averageUnder)] as [string, string]]),
    [t('outcome.near', { sum: formatMoney(dashboardSpans.nearYen) }), near],
  ]
  return (
    <Part
      title={t('results.title')}
      figure={t('results.span')}
      to={{ href: '/archive-bids', label: t('results.all') }}
      empty={t('results.empty')}
    >
      {ended === 0
        ? []
        : lines.map(([label, value]) => (
            <li key={label} className={styles.line}>
              <span>{label}</span>
              <span className="num">{value}</span>
            </li>
          ))}
    </Part>
  )
}
