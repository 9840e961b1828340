import { toApiError } from '@seriba/api/api-error'
import { useConfirmDepositMutation } from '@seriba/api/manager/deposits'
import type { AnnouncedDeposit, ManagerDashboard } from '@seriba/contracts/dashboard'
import { formatRecent } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../page/dashboard.module.css'
import money from '../page/money.module.css'
import { Part } from './Part.tsx'
import link from './plain-link.module.css'

/** Deposits that clients have announced; those that have come in are confirmed here. */
export function Deposits({ deposits }: { deposits: NonNullable<ManagerDashboard['deposits']> }) {
  const { t } = useTranslation(['dashboard', 'money', 'common', 'refusal'])
  const [confirm, confirming] = useConfirmDepositMutation()
  const [asked, ask] = useState<AnnouncedDeposit | null>(null)
  const size = useWide() ? 'sm' : 'touch'
  const { count, sum, rows, received } = deposits
  const failure = toApiError(confirming.error)
  const entered = failure?.code === 'payment_alike'
  const close = () => {
    confirming.reset()
    ask(null)
  }
  const today = received.count > 0 && t('staff.received', { sum: formatMoney(received.sum) })
  const waiting = count > 0 && t('staff.depositsSum', { count, sum: formatMoney(sum) })
  return (
    <>
      <Part
        title={t('staff.deposits')}
        figure={[waiting, today].filter(Boolean).join('. ') || 0}
        empty={t('staff.depositsEmpty')}
      >
        {rows.map((deposit) => (
          <li key={deposit.id} className={money.deposit}>
            <div className={styles.words}>
              <p className="wraps">
                <TextLink
                  className={link.plain}
                  render={(props) => <Link {...props} to={`/clients/${deposit.clientId}`} />}
                >
                  <b>{deposit.client}</b>
                </TextLink>
              </p>
              <p className={styles.second}>
                {t(`money:payments.methods.${deposit.method}`)}, {deposit.reference},{' '}
                <span className="num">{formatRecent(deposit.at, new Date())}</span>
              </p>
            </div>
            <b className="num">{formatMoney(deposit.amount)}</b>
            <Button
              size={size}
              aria-label={t('staff.receivedOf', { name: deposit.client })}
              onClick={() => ask(deposit)}
            >
              {t('staff.receivedAct')}
            </Button>
          </li>
        ))}
      </Part>
      <ConfirmDialog
        isOpen={asked !== null}
        busy={confirming.isLoading}
        title={asked && t('staff.depositAsk', { name: asked.client, sum: formatMoney(asked.amount) })}
        cancelLabel={t('common:actions.cancel')}
        confirmLabel={t(entered ? 'staff.receivedBeside' : 'staff.receivedAct')}
        onClose={close}
        onConfirm={() =>
          asked &&
          void confirm({ id: asked.id, ...(entered && { force: true }) })
            .unwrap()
            .then(close, () => undefined)
        }
      >
        <p>{t('staff.depositAskText')}</p>
        {failure && (
          <Note tone={entered ? 'orange' : 'red'} role="alert">
            {entered ? t('staff.depositEntered') : t(`refusal:${failure.code}`)}
          </Note>
        )}
      </ConfirmDialog>
    </>
  )
}
