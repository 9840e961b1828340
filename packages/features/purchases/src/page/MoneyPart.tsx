import { useOwnCurrency } from '@seriba/api/use-own-currency'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { type PaidState, paidStateOf } from '@seriba/domain/purchases/desk'
import { useOwnRate } from '@seriba/i18n/use-own-rate'
import { Badge } from '@seriba/ui/Badge'
import { LinkButton } from '@seriba/ui/Button'
import { Meter } from '@seriba/ui/Meter'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AtBid } from '../shared/AtBid.tsx'
import { Section } from '../shared/Section.tsx'
import styles from './money-part.module.css'

const tones = { due: 'orange', part: 'orange', paid: 'green' } as const
const words = { due: 'unpaid', part: 'partlyPaid', paid: 'paid' } as const

/** What it costs, how much of it is paid, and the ledger lines for it. */
export function MoneyPart({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation(['purchases', 'money'])
  const { invoice, paid, due, ledger } = purchase
  const state = paidStateOf({ paid, due })
  return (
    <>
      <Section
        id="invoice"
        title={invoice ? `${t('invoice')} ${invoice.number}` : t('finances')}
        about={state === 'paid' && <StateBadge state={state} />}
        action={
          invoice && (
            <LinkButton size="sm" icon={Download} href={invoice.url} target="_blank" rel="noopener">
              PDF
            </LinkButton>
          )
        }
      >
        {state === null || due === null ? (
          <p className={styles.quiet}>{t('noPrice')}</p>
        ) : (
          state !== 'paid' && <Owed purchase={purchase} due={due} state={state} />
        )}
        {purchase.atBid ? (
          <AtBid purchase={purchase} costs={purchase.atBid} />
        ) : (
          <CostLines purchase={purchase} />
        )}
        <OwnRate />
      </Section>
      {ledger.length > 0 && (
        <Section title={t('payments')}>
          <ul className={styles.lines}>
            {ledger.map(({ id, date, purpose, type, amount }) => (
              <li key={id}>
                <span>
                  {purpose ? t(`money:payments.purposes.${purpose}`) : t(`money:payments.types.${type}`)}{' '}
                  <span className={`num ${styles.quiet}`}>{formatDate(date)}</span>
                </span>
                <b className="num">{formatBalance(amount)}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** Once for all sums above that are in the reader's own currency. */
function OwnRate() {
  const own = useOwnCurrency()
  const rate = useOwnRate()
  return own && <p className={styles.quiet}>{`≈\u00A0${own.currency} ${rate(own)}`}</p>
}

function StateBadge({ state }: { state: PaidState }) {
  const { t } = useTranslation('purchases')
  return <Badge tone={tones[state]}>{t(words[state])}</Badge>
}

type OwedProps = { purchase: PurchaseDetails; due: number; state: PaidState }

function Owed({ purchase: { paid, dueOn }, due, state }: OwedProps) {
  const { t } = useTranslation('purchases')
  const ofAll = t('paidOf', { paid: formatMoney(paid), due: formatMoney(due) })
  return (
    <div className={styles.owed}>
      <p className={styles.quiet}>{dueOn ? t('toPayBy', { day: formatDay(dueOn) }) : t('toPay')}</p>
      <p className={styles.sum}>
        <b className="num">{formatMoney(due - paid)}</b>
        <StateBadge state={state} />
      </p>
      <Meter share={paid / due} tone="free" />
      <p className={`num ${styles.quiet}`}>{ofAll}</p>
    </div>
  )
}

/** Line by line, with the figures in one column. */
export function CostLines({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation(['purchases', 'money'])
  const own = useOwnCurrency()
  const { finances, resale, totalPrice } = purchase
  const orOpen = (amount: number | null) => (amount === null ? t('money:details.open') : formatMoney(amount))
  const lines = [
    { name: t('money:details.price'), amount: formatMoney(finances.price) },
    { name: t('money:details.agentFee'), amount: formatMoney(finances.agentFee) },
    { name: t('money:details.delivery'), amount: orOpen(finances.delivery) },
    { name: t('money:details.freight'), amount: orOpen(finances.freight) },
    {
      name: t('otherFees'),
      amount: formatMoney(finances.other),
      note: finances.lines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(', '),
    },
  ]
  return (
    <dl className={styles.costs}>
      {lines.map(({ name, amount, note }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd className="num">{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('money:details.total')}</dt>
        <dd className="num">
          {formatMoney(totalPrice)}
          {own && totalPrice !== null && <small>{own.of(totalPrice)}</small>}
        </dd>
      </div>
      {resale && (
        <>
          <div>
            <dt>{t('resale')}</dt>
            <dd className="num">{formatMoney(resale.amount)}</dd>
          </div>
          <div>
            <dt>{t('penalty')}</dt>
            <dd className="num">{formatMoney(resale.penalty)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
