import type { MonthEnd } from '@seriba/contracts/month-end'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { type MonthCheck, monthChecks } from '@seriba/domain/money/month-close'
import { Icon } from '@seriba/ui/Icon'
import { TextLink } from '@seriba/ui/TextLink'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './owed.module.css'

/** The state of each check of a month. */
export function useCheckWords({ ledger, bankLines, unpriced, unallocated, statements, open }: MonthEnd) {
  const { t } = useTranslation('paymentsDesk')
  const words: Record<MonthCheck, string> = {
    ledger: ledgerWords(),
    bankLines: bankLines > 0 ? t('owed.bankLines', { count: bankLines }) : t('owed.bankDone'),
    unpriced: unpriced > 0 ? t('owed.unpriced', { count: unpriced }) : t('owed.priced'),
    unallocated:
      unallocated.payments > 0
        ? t('owed.unallocated', {
            count: unallocated.payments,
            amount: formatBalance(unallocated.amount),
          })
        : t('owed.allocated'),
    statements:
      statements.wanted === 0
        ? t('owed.statementsUnwanted')
        : t('owed.statements', { sent: statements.sent, count: statements.wanted }),
  }

  function ledgerWords() {
    if (ledger.at === null) return t('owed.ledgerUnchecked')
    if (ledger.differences > 0) return t('owed.ledgerWrong', { count: ledger.differences })
    return t(open.includes('ledger') ? 'owed.ledgerEarlier' : 'owed.ledgerRight')
  }
  return words
}

/** Where an open item is settled. */
const places: Partial<Record<MonthCheck, string>> = {
  bankLines: '/payments/bank-file',
  unpriced: '/purchases?missing=price',
  unallocated: '/payments?tab=Remittances',
}

type MonthChecksProps = {
  state: MonthEnd
  /** What is below a check. */
  below?: (check: MonthCheck) => ReactNode
}

export function MonthChecks({ state, below }: MonthChecksProps) {
  const { t } = useTranslation('paymentsDesk')
  const words = useCheckWords(state)
  return (
    <ul className={styles.checks}>
      {monthChecks.map((check) => {
        const done = !state.open.includes(check)
        const place = done ? undefined : places[check]
        return (
          <li key={check} data-done={done || undefined}>
            <Icon icon={done ? CircleCheck : CircleAlert} size={16} />
            <span>
              {place ? (
                <TextLink render={(props) => <Link {...props} to={place} />}>{words[check]}</TextLink>
              ) : (
                words[check]
              )}
              {check === 'ledger' && state.ledger.at && (
                <span className={`num-words ${styles.quiet}`}>
                  {' '}
                  {t('owed.checked', { at: formatDateTime(state.ledger.at) })}
                </span>
              )}
              {below?.(check)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
