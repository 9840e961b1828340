import type { BankAccountVersion } from '@seriba/contracts/bank-account'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './tables.module.css'
import { WithdrawAccount } from './WithdrawAccount.tsx'

const tones = { scheduled: 'orange', current: 'green', past: 'gray' } as const

/** What was published, newest first; upcoming versions can be withdrawn. */
export function BankAccountVersions({ versions }: { versions: readonly BankAccountVersion[] }) {
  const { t } = useTranslation('companyTables')
  return (
    <aside className={styles.aside} aria-label={t('publish.versions')}>
      <h2>{t('publish.versions')}</h2>
      {versions.length === 0 && <p className={styles.quiet}>{t('publish.noVersions')}</p>}
      <ul className={styles.versions}>
        {versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ul>
    </aside>
  )
}

function Version({ version }: { version: BankAccountVersion }) {
  const { from, account, reason, by, at, state } = version
  const { t } = useTranslation('companyTables')
  const [withdrawing, setWithdrawing] = useState(false)
  return (
    <li>
      <p>
        <b className="num-words">{t('publish.since', { from: formatDay(from) })}</b>
        <Badge tone={tones[state]}>{t(`bank.state.${state}`)}</Badge>
      </p>
      <span>
        {account.bank}, <span className="num">{account.account}</span>, {account.holder}
      </span>
      <small>{t('bank.by', { by: by ?? '', at: formatDateTime(at) })}</small>
      <small>{reason}</small>
      {state === 'scheduled' && (
        <Button size="sm" onClick={() => setWithdrawing(true)}>
          {t('publish.withdraw')}
        </Button>
      )}
      {withdrawing && <WithdrawAccount version={version} onClose={() => setWithdrawing(false)} />}
    </li>
  )
}
