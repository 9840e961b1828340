import type { ClientView } from '@seriba/contracts/client-view'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CreditParts } from '../credit/CreditParts.tsx'
import { RecentChanges } from '../history/RecentChanges.tsx'
import { ClientProfile } from '../profile/ClientProfile.tsx'
import { LatestTrade } from '../trade/LatestTrade.tsx'
import styles from './ClientPage.module.css'
import { CreditSum } from './CreditSum.tsx'

/** What they may still bid and why, and the latest of everything. */
export function Overview({ client, bids }: { client: ClientView; bids: ReactNode }) {
  const { t } = useTranslation('clients')
  const { detail, balanceInfo } = client
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <section className={styles.section} aria-labelledby="client-credit">
          <h3 id="client-credit">
            {t('client.credit')} <span className={styles.quiet}>{t('client.creditNote')}</span>
          </h3>
          <div className={styles.credit}>
            <CreditParts userId={detail.userId} balance={balanceInfo} />
            <CreditSum balance={balanceInfo} />
          </div>
        </section>
        {bids}
        <LatestTrade userId={detail.userId} counts={client.counts} />
      </div>
      <aside className={styles.aside} aria-label={t('client.profile')}>
        <ClientProfile detail={detail} />
        <RecentChanges userId={detail.userId} />
      </aside>
    </div>
  )
}
