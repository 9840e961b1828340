import type { DealerClient } from '@seriba/contracts/dashboard'
import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from '../page/dashboard.module.css'
import { Part } from './Part.tsx'

/** A dealer's clients, the busiest first. */
export function Clients({ clients }: { clients: readonly DealerClient[] }) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <Part
      title={t('dashboard:clients.title')}
      to={{ href: '/dealer-bids?bidType=clients', label: t('dashboard:clients.bids') }}
      empty={t('dashboard:clients.empty')}
    >
      {clients.map(({ id, name, company, liveBids, balance }) => (
        <li key={id} className={styles.line}>
          <div className={styles.words}>
            <p className="truncate">
              <b>{name}</b>
            </p>
            <p className={`truncate ${styles.second}`}>{company ?? id}</p>
          </div>
          <div className={styles.end}>
            <b className="num" data-negative={balance < 0 || undefined}>
              {formatBalance(balance)}
            </b>
            <span className={styles.second}>{t('common:count.bids', { count: liveBids })}</span>
          </div>
        </li>
      ))}
    </Part>
  )
}
