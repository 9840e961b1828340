import type { Output } from '@seriba/contracts/contract'
import type { listOwed } from '@seriba/contracts/receivables'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { TextLink } from '@seriba/ui/TextLink'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './owed.module.css'

/** What has to be right before a period is closed. */
export function MonthEnd({ state }: { state: Output<typeof listOwed> }) {
  const { t } = useTranslation('paymentsDesk')
  const { ledger, waiting, closedUntil } = state
  return (
    <aside className={styles.month} aria-label={t('owed.monthEnd')}>
      <h2>{t('owed.monthEnd')}</h2>
      <p className={styles.quiet}>
        {closedUntil ? t('owed.closed', { day: formatDay(closedUntil) }) : t('owed.open')}
      </p>
      <ul>
        <Check done={ledger.at !== null && ledger.differences === 0}>
          {ledger.at === null
            ? t('owed.ledgerUnchecked')
            : ledger.differences > 0
              ? t('owed.ledgerWrong', { count: ledger.differences })
              : t('owed.ledgerRight')}
          {ledger.at && (
            <span className={`num ${styles.quiet}`}>
              {' '}
              {t('owed.checked', { at: formatDateTime(ledger.at) })}
            </span>
          )}
        </Check>
        <Check done={waiting.bankLines === 0}>
          {waiting.bankLines > 0 ? (
            <TextLink render={(props) => <Link {...props} to="/payments/bank-file" />}>
              {t('owed.bankLines', { count: waiting.bankLines })}
            </TextLink>
          ) : (
            t('owed.bankDone')
          )}
        </Check>
        <Check done={waiting.unpriced === 0}>
          {waiting.unpriced > 0 ? t('owed.unpriced', { count: waiting.unpriced }) : t('owed.priced')}
        </Check>
      </ul>
      <TextLink render={(props) => <Link {...props} to="/company" />}>{t('owed.close')}</TextLink>
    </aside>
  )
}

const Check = ({ done, children }: { done: boolean; children: ReactNode }) => (
  <li data-done={done || undefined}>
    <Icon icon={done ? CircleCheck : CircleAlert} size={16} />
    <span>{children}</span>
  </li>
)
