import type { BankDetails } from '@seriba/contracts/deposits'
import { useTranslation } from 'react-i18next'
import styles from './tables.module.css'

const fields = ['bank', 'branch', 'swift', 'account', 'holder'] as const

/** An account as clients see it. */
export function AccountFacts({ account }: { account: BankDetails }) {
  const { t } = useTranslation('companyTables')
  return (
    <dl className={styles.facts}>
      {fields.map(
        (field) =>
          account[field] && (
            <div key={field} className={styles.fact}>
              <dt>{t(`bank.fields.${field}`)}</dt>
              <dd className={field === 'swift' || field === 'account' ? 'num' : undefined}>
                {account[field]}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
