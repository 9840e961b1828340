import { formatDate } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { KeyMenu } from './KeyMenu.tsx'
import { KeyName } from './KeyName.tsx'
import { KeyState } from './KeyState.tsx'
import { LastUsed } from './KeyTable.tsx'
import type { KeyListProps } from './key-list-props.ts'
import styles from './keys.module.css'
import { Scopes } from './Scopes.tsx'

export function KeyCards({ keys, onAction }: KeyListProps) {
  const { t } = useTranslation('apiKeys')
  return (
    <ul className={styles.cards} aria-label={t('title')}>
      {keys.map((key) => (
        <li key={key.id} className={styles.card}>
          <div className={styles.cardHead}>
            <div className={styles.cardName}>
              <KeyName apiKey={key} />
            </div>
            <KeyState endsAt={key.endsAt} />
            <KeyMenu apiKey={key} onAction={onAction} />
          </div>
          <p className={styles.code}>{`${key.begins}…${key.endsWith}`}</p>
          <Scopes scopes={key.scopes} />
          <dl className={styles.facts}>
            <dt>{t('columns.made')}</dt>
            <dd className="num">{formatDate(key.createdAt)}</dd>
            <dt>{t('columns.used')}</dt>
            <dd className="num">
              <LastUsed apiKey={key} />
            </dd>
            <dt>{t('columns.now')}</dt>
            <dd className="num-words">{t('rate', { calls: key.callsThisMinute, limit: key.perMinute })}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
