import { useLazyExportRatesQuery } from '@seriba/api/manager/rates'
import { useViewRatesQuery } from '@seriba/api/shared/rates'
import { formatDay } from '@seriba/domain/format/date'
import { formatRate } from '@seriba/domain/format/number'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { Coins, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../settings/layout.module.css'
import { EnterRate } from './EnterRate.tsx'
import { RateSource } from './RateSource.tsx'
import { TableState } from './TableState.tsx'
import { TablesNav } from './TablesNav.tsx'
import styles from './tables.module.css'

/**
 * The rates at which amounts in yen are converted for display, with their day and source; more can be entered
 * manually.
 */
export function RatesPage() {
  const { t } = useTranslation(['companyTables', 'costs'])
  const query = useViewRatesQuery()
  const [askLink] = useLazyExportRatesQuery()
  const [entering, setEntering] = useState(false)
  const rates = query.data?.rates
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('rates.title')}</TopBarTitle>
      </PageHead>
      <div className={`${layout.columns} ${styles.columns}`}>
        <TablesNav />
        {rates ? (
          <section className={styles.main} aria-label={t('rates.title')}>
            <header className={styles.bar}>
              <p>{t('rates.about')}</p>
              <Button icon={Plus} size="sm" onClick={() => setEntering(true)}>
                {t('rates.enter')}
              </Button>
              <ExportMenu ask={(format) => askLink({ format }).unwrap()} />
            </header>
            <RateSource />
            {rates.length === 0 ? (
              <EmptyState icon={Coins} title={t('rates.none')} text={t('rates.noneText')} />
            ) : (
              <div className={styles.scroll}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      {(['currency', 'yen', 'day', 'source'] as const).map((column) => (
                        <th key={column} scope="col">
                          {t(`rates.${column}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rates.map(({ currency, yenPer, day, source, stale }) => (
                      <tr key={currency}>
                        <th scope="row">{currency}</th>
                        <td className="num">{formatRate(yenPer)}</td>
                        <td className="num">
                          {formatDay(day)} {stale && <Badge tone="orange">{t('rates.old')}</Badge>}
                        </td>
                        <td>{t(`costs:own.source.${source}`)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </section>
        ) : (
          <TableState query={query} failed={t('rates.failed')} />
        )}
      </div>
      {entering && <EnterRate onClose={() => setEntering(false)} />}
    </>
  )
}
