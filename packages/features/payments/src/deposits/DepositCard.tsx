import { useControl } from '@seriba/api/use-control'
import type { DeskDeposit } from '@seriba/contracts/deposits'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import type { DepositState } from '@seriba/domain/money/deposit'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './deposits.module.css'

const tones: Record<DepositState, BadgeTone> = {
  pending: 'blue',
  received: 'green',
  failed: 'red',
  expired: 'orange',
}

type DepositCardProps = {
  deposit: DeskDeposit
  onConfirm: () => void
  onFail: () => void
  onRemind: () => void
}

/** A deposit, and what can still be done about it. */
export function DepositCard({ deposit, onConfirm, onFail, onRemind }: DepositCardProps) {
  const { t } = useTranslation(['paymentsDesk', 'money'])
  const size = useWide() ? 'sm' : 'touch'
  const acts = useControl('paymentEntry')
  const { client, state, amount, received, reference, method, createdAt, expiresAt, remindedAt } = deposit
  const isOpen = state === 'pending' || state === 'expired'
  const facts = [
    t(`money:payments.methods.${method}`),
    t('deposits.reference', { reference }),
    isOpen && t('deposits.until', { day: formatDate(expiresAt) }),
    remindedAt && t('deposits.reminded', { day: formatDate(remindedAt) }),
    received !== null && received !== amount && t('deposits.received', { amount: formatMoney(received) }),
    state === 'failed' && (deposit.failedReason || t('deposits.byProvider')),
  ]
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <span className={styles.who}>
          <TextLink
            className={styles.name}
            render={(props) => <Link {...props} to={`/clients/${client.id}?tab=ledger`} />}
          >
            {client.name}
          </TextLink>{' '}
          <span className={`num ${styles.quiet}`}>{client.id}</span>
        </span>
        <b className="num">{formatMoney(amount)}</b>
      </div>
      <div className={`${styles.line} ${styles.quiet}`}>
        <span>{facts.filter(Boolean).join(', ')}</span>
        <span className={styles.stated}>
          <span className="num">{formatDate(createdAt)}</span>
          <Badge tone={tones[state]}>{t(`deposits.state.${state}`)}</Badge>
        </span>
      </div>
      {acts && state !== 'received' && (
        <div className={styles.buttons}>
          {isOpen && (
            <>
              <Button
                variant="ghost"
                size={size}
                aria-label={t('deposits.remindOf', { name: client.name })}
                onClick={onRemind}
              >
                {t('deposits.remind')}
              </Button>
              <Button
                variant="ghost"
                size={size}
                aria-label={t('deposits.failOf', { name: client.name })}
                onClick={onFail}
              >
                {t('deposits.fail')}
              </Button>
            </>
          )}
          <Button size={size} aria-label={t('deposits.confirmOf', { name: client.name })} onClick={onConfirm}>
            {t('deposits.confirm')}
          </Button>
        </div>
      )}
    </li>
  )
}
