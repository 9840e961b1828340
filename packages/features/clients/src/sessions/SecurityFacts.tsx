import { useClientSessionsQuery } from '@seriba/api/manager/client-parts'
import { formatDate } from '@seriba/domain/format/date'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sessions.module.css'

type SecurityFactsProps = {
  userId: number
  twoStepSince: string | null
  /** How two-step login is removed; provided by another feature. */
  children?: ReactNode
}

/** How a client proves who they are. */
export function SecurityFacts({ userId, twoStepSince, children }: SecurityFactsProps) {
  const { t } = useTranslation('clients')
  const { currentData } = useClientSessionsQuery({ id: userId })
  const changed = currentData?.passwordChanged
  const facts = [
    [
      t('sessions.twoStep'),
      twoStepSince
        ? t('sessions.twoStepOn', { count: currentData?.recoveryCodes ?? 0 })
        : t('sessions.twoStepOff'),
    ],
    [t('sessions.password'), changed ? t('sessions.changed', { date: formatDate(changed) }) : '-'],
  ] as const
  return (
    <section className={styles.section} aria-labelledby="client-security">
      <div className={styles.head}>
        <h3 id="client-security">{t('security')}</h3>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
