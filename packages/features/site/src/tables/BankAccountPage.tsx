import { useViewBankAccountQuery } from '@seriba/api/manager/bank-account'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../settings/layout.module.css'
import { AccountFacts } from './AccountFacts.tsx'
import { BankAccountVersions } from './BankAccountVersions.tsx'
import { ChangeBankAccount } from './ChangeBankAccount.tsx'
import { TableState } from './TableState.tsx'
import { TablesNav } from './TablesNav.tsx'
import styles from './tables.module.css'

/** The account to which clients pay: the current one, upcoming ones, and past ones. */
export function BankAccountPage() {
  const { t } = useTranslation('companyTables')
  const query = useViewBankAccountQuery()
  const [changing, setChanging] = useState(false)
  const { data } = query
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('bank.title')}</TopBarTitle>
      </PageHead>
      <div className={`${layout.columns} ${styles.columns}`}>
        <TablesNav />
        {data ? (
          <>
            <section className={styles.main} aria-label={t('bank.current')}>
              <header className={styles.bar}>
                <p>{t('bank.about')}</p>
                <Button icon={Landmark} size="sm" onClick={() => setChanging(true)}>
                  {t(data.current ? 'bank.change' : 'bank.add')}
                </Button>
              </header>
              {data.current ? (
                <>
                  <AccountFacts account={data.current} />
                  {data.ofFile && <p className={styles.quiet}>{t('bank.ofFile')}</p>}
                </>
              ) : (
                <EmptyState icon={Landmark} title={t('bank.none')} text={t('bank.noneText')} />
              )}
            </section>
            <BankAccountVersions versions={data.versions} />
          </>
        ) : (
          <TableState query={query} failed={t('bank.failed')} />
        )}
      </div>
      {data && changing && <ChangeBankAccount view={data} onClose={() => setChanging(false)} />}
    </>
  )
}
