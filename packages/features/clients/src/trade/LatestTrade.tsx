import { useClientLedgerQuery, useClientPurchasesQuery } from '@seriba/api/manager/client-parts'
import type { ClientView } from '@seriba/contracts/client-view'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../client/ClientPage.module.css'
import { LedgerRows } from './LedgerRows.tsx'
import { PurchaseRows } from './PurchaseRows.tsx'

const shown = 4

const headHeight = 36
const rowHeight = 40

/** A client's latest purchases and payments, with links to the rest. */
export function LatestTrade({ userId, counts }: { userId: number; counts: ClientView['counts'] }) {
  const { t } = useTranslation('clients')
  const bought = useClientPurchasesQuery({ id: userId, pageSize: shown })
  const paid = useClientLedgerQuery({ id: userId, pageSize: shown })
  const { purchases } = bought.currentData ?? {}
  const { records } = paid.currentData ?? {}
  return (
    <>
      <Latest
        tab="purchases"
        expected={counts.purchases}
        total={bought.currentData?.pageInfo.totalResults}
        failed={bought.isError}
        none={t('trade.noPurchases')}
      >
        <PurchaseRows purchases={purchases ?? []} />
      </Latest>
      <Latest
        tab="ledger"
        expected={counts.ledger}
        total={paid.currentData?.pageInfo.totalResults}
        failed={paid.isError}
        none={t('trade.noPayments')}
      >
        <LedgerRows records={records ?? []} />
      </Latest>
    </>
  )
}

type LatestProps = {
  tab: 'purchases' | 'ledger'
  /** As the client's page knows it: the list keeps its space until it has loaded. */
  expected: number
  total: number | undefined
  failed: boolean
  none: string
  children: ReactNode
}

function Latest({ tab, expected, total, failed, none, children }: LatestProps) {
  const { t } = useTranslation(['clients', 'common'])
  const id = `client-latest-${tab}`
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id}>
          {t(`clients:tabs.${tab}`)} {total !== undefined && <span className={styles.quiet}>{total}</span>}
        </h3>
        {total !== undefined && total > shown && (
          <TextLink render={(props) => <Link {...props} to={`?tab=${tab}`} />}>
            {t('clients:trade.all', { count: total })}
          </TextLink>
        )}
      </div>
      {failed ? (
        <p className={styles.quiet}>{t('common:failed.title')}</p>
      ) : total === undefined ? (
        expected > 0 && <Skeleton height={headHeight + Math.min(expected, shown) * rowHeight} faint />
      ) : total === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        children
      )}
    </section>
  )
}
