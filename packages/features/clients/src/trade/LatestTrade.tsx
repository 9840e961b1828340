import { useClientLedgerQuery, useClientPurchasesQuery } from '@seriba/api/manager/client-parts'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../client/ClientPage.module.css'
import { LedgerRows } from './LedgerRows.tsx'
import { PurchaseRows } from './PurchaseRows.tsx'

const shown = 4

/** The last of what a client has bought and paid, and the ways to the rest. */
export function LatestTrade({ userId }: { userId: number }) {
  const { t } = useTranslation('clients')
  const bought = useClientPurchasesQuery({ id: userId, pageSize: shown })
  const paid = useClientLedgerQuery({ id: userId, pageSize: shown })
  const { purchases } = bought.currentData ?? {}
  const { records } = paid.currentData ?? {}
  return (
    <>
      <Latest
        tab="purchases"
        total={bought.currentData?.pageInfo.totalResults}
        failed={bought.isError}
        none={t('trade.noPurchases')}
      >
        <PurchaseRows purchases={purchases ?? []} />
      </Latest>
      <Latest
        tab="ledger"
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
  total: number | undefined
  failed: boolean
  none: string
  children: ReactNode
}

function Latest({ tab, total, failed, none, children }: LatestProps) {
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
        <Skeleton height={120} faint />
      ) : total === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        children
      )}
    </section>
  )
}
