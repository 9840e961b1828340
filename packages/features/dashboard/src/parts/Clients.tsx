import type { DealerClient } from '@seriba/contracts/dashboard'
import { creditUsage, creditUsageTone } from '@seriba/domain/clients/client-list'
import { formatBalance } from '@seriba/domain/format/number'
import { Meter } from '@seriba/ui/Meter'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './clients.module.css'
import { Part } from './Part.tsx'

type ClientsProps = { clients: readonly DealerClient[]; count: number }

/** A dealer and their clients, the busiest first: what each has at stake, and who has written last. */
export function Clients({ clients, count }: ClientsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Part
      title={t('clients.title')}
      figure={count}
      to={{ href: '/dealer-bids?bidType=clients', label: t('clients.bids') }}
      heads={
        <div className={styles.heads} aria-hidden>
          <p>{t('clients.client')}</p>
          <p>{t('clients.live')}</p>
          <p>
            {t('clients.committed')}
            <br />
            {t('clients.share')}
          </p>
          <p>{t('clients.creditLimit')}</p>
          <p>{t('clients.balance')}</p>
          <p>{t('clients.chat')}</p>
        </div>
      }
      empty={t('clients.empty')}
    >
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} />
      ))}
    </Part>
  )
}

function ClientRow({ client }: { client: DealerClient }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { id, name, company, own, liveBids, committed, creditLimit, balance, message } = client
  const share = creditUsage({ balance, creditLimit, activeBids: committed })
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <p className="wraps">
          <b>{name}</b>
        </p>
        <p className={`wraps ${styles.second}`}>
          {[id, own ? t('dashboard:clients.own') : company].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className={`num ${styles.live}`}>
        <span className={styles.onlyWide}>{liveBids}</span>
        <span className={styles.onlyNarrow}>{t('dashboard:clients.liveBids', { count: liveBids })}</span>
      </p>
      <div className={styles.committed}>
        <b className="num">{formatBalance(committed)}</b>
        <Meter
          share={share}
          tone={creditUsageTone(share)}
          label={t('dashboard:clients.shareOf', { percent: Math.round(share * 100) })}
          className={styles.meter}
        />
      </div>
      <p className={`num ${styles.limit}`}>{formatBalance(creditLimit)}</p>
      <b className={`num ${styles.balance}`} data-negative={balance < 0 || undefined}>
        {formatBalance(balance)}
      </b>
      <p className={`truncate ${styles.chat}`} data-waits={message?.waits || undefined}>
        {message ? (
          <Link to={`/dealer-bids?bid=${message.bidId}`}>
            {message.waits && <span className="visually-hidden">{t('dashboard:clients.waits')} </span>}
            {message.text}
          </Link>
        ) : (
          <span className={styles.second}>{t('dashboard:clients.noMessages')}</span>
        )}
      </p>
    </li>
  )
}
