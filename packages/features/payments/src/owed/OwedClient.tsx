import { useViewOwedClientQuery } from '@seriba/api/manager/month-end'
import type { Output } from '@seriba/contracts/contract'
import type { viewOwedClient } from '@seriba/contracts/month-end'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { daysLate } from '@seriba/domain/money/owed-ages'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOpenInvoice } from '../shared/use-open-invoice.ts'
import { OwedActions } from './OwedActions.tsx'
import styles from './owed.module.css'

type OwedClientProps = { userId: number; day: string; lastPayment: string | null | undefined }

/** One client’s open invoices, their background, and the actions for them. */
export function OwedClient({ userId, day, lastPayment }: OwedClientProps) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const { currentData: owed, isError, refetch } = useViewOwedClientQuery({ userId, day })
  if (!owed && isError)
    return (
      <p role="alert" className={styles.client}>
        {t('owed.clientFailed')}{' '}
        <TextButton onClick={() => void refetch()}>{t('common:actions.retry')}</TextButton>
      </p>
    )
  if (!owed) return <Skeleton height={240} />
  const { client } = owed
  return (
    <section className={styles.client} aria-label={t('owed.of', { name: client.name })}>
      <h2>
        {client.name} <span className={`num ${styles.quiet}`}>{client.id}</span>
        <TextLink render={(props) => <Link {...props} to={`/clients/${client.id}?tab=ledger`} />}>
          {t('owed.openClient')}
        </TextLink>
      </h2>
      <h3>
        {t('owed.openInvoices')} <span className={`num ${styles.quiet}`}>{owed.open.length}</span>
      </h3>
      <OpenInvoices owed={owed} day={day} />
      <dl className={styles.facts}>
        <Fact label={t('owed.balance')} value={formatBalance(owed.balance)} />
        <Fact label={t('owed.creditLimit')} value={formatBalance(owed.creditLimit)} />
        <Fact
          label={t('owed.cars')}
          value={t('owed.carsWorth', {
            count: owed.undelivered.cars,
            worth: formatBalance(owed.undelivered.worth),
          })}
        />
        {lastPayment && <Fact label={t('owed.lastPayment')} value={formatDate(lastPayment)} />}
        <Fact
          label={t('owed.remindedOn')}
          value={owed.reminded.map((at) => formatDate(at)).join(', ') || t('owed.neverReminded')}
        />
      </dl>
      <OwedActions owed={owed} />
    </section>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{value}</dd>
  </div>
)

type Owed = Output<typeof viewOwedClient>

function OpenInvoices({ owed: { open }, day }: { owed: Owed; day: string }) {
  const { t } = useTranslation('paymentsDesk')
  const openInvoice = useOpenInvoice()
  if (open.length === 0) return <p className={styles.quiet}>{t('owed.nothingOpen')}</p>
  return (
    <ul className={styles.invoices}>
      {open.map(({ purchaseId, sku, number, car, dueOn, due }) => {
        const late = daysLate(dueOn, day)
        return (
          <li key={purchaseId}>
            <span>
              {number ? (
                <TextButton className="num" onClick={() => void openInvoice(purchaseId)}>
                  {number}
                </TextButton>
              ) : (
                <TextLink render={(props) => <Link {...props} to={`/purchases/${purchaseId}`} />}>
                  {sku}
                </TextLink>
              )}{' '}
              {car}
              <span className={`num-words ${styles.due}`} data-late={late > 0 || undefined}>
                {late > 0 ? t('owed.daysLate', { count: late }) : t('owed.dueOn', { day: formatDay(dueOn) })}
              </span>
            </span>
            <b className="num">{formatBalance(due)}</b>
          </li>
        )
      })}
    </ul>
  )
}
