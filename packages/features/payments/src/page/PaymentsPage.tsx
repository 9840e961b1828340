import { useIndexPaymentsQuery } from '@seriba/api/manager/payments-desk'
import { formatBalance } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { CounterTabs, TabBar } from '@seriba/ui/Tabs'
import { useWide } from '@seriba/ui/use-wide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DepositQueue } from '../deposits/DepositQueue.tsx'
import { OwedPart } from '../owed/OwedPart.tsx'
import { UnpaidPart } from '../unpaid/UnpaidPart.tsx'
import { LedgerPart } from './LedgerPart.tsx'
import styles from './payments-page.module.css'
import { askedOf, usePaymentsQuery, views } from './use-payments-query.ts'

/** The payments of all clients: the ledger, unpaid invoices, debts, and deposits on their way. */
export function PaymentsPage() {
  const { t } = useTranslation('paymentsDesk')
  const model = usePaymentsQuery()
  const wide = useWide()
  const panelId = useId()
  const ledger = useIndexPaymentsQuery(askedOf(model.query))
  const { counts, totals } = ledger.data ?? {}
  // The deposits are next to every list if there is room.
  const view = wide && model.query.view === 'deposits' ? 'all' : model.query.view
  const shown = views.filter((name) => name !== 'deposits' || !wide)
  const label = (name: (typeof views)[number]) =>
    name === 'deposits' ? t('deposits.title') : t(`tabs.${name}`)
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
        {totals && wide && (
          <span className={`num-words ${styles.headNote}`}>
            {t('allBalance', { amount: formatBalance(totals.all) })}
          </span>
        )}
      </PageHead>
      <div className={styles.body}>
        <div className={styles.main}>
          <TabBar className={styles.tabs}>
            <CounterTabs
              label={t('views')}
              panelId={panelId}
              items={shown.map((value) => ({
                value,
                label: label(value),
                count: counts && (counts[value] ?? 0),
              }))}
              value={view}
              onChange={(next) => model.change({ view: next })}
            />
          </TabBar>
          <div
            id={panelId}
            role="tabpanel"
            aria-label={label(view)}
            aria-busy={ledger.isFetching || undefined}
            className={styles.panel}
          >
            {view === 'unpaid' && <UnpaidPart model={model} />}
            {view === 'owed' && <OwedPart model={model} />}
            {view === 'deposits' && <DepositQueue />}
            {view !== 'unpaid' && view !== 'owed' && view !== 'deposits' && (
              <LedgerPart model={model} query={ledger} />
            )}
          </div>
        </div>
        {wide && view !== 'owed' && (
          <aside className={styles.aside} aria-label={t('deposits.title')}>
            <DepositQueue />
          </aside>
        )}
      </div>
    </div>
  )
}
