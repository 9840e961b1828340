import type { ViewedNegotiation } from '@seriba/contracts/negotiations'
import { formatMoney } from '@seriba/domain/format/number'
import { addFundsParam } from '@seriba/domain/money/add-funds'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './negotiation.module.css'

type ShortCreditProps = {
  negotiation: ViewedNegotiation
  /** Opens the chat with the company's manager; omitted for those who do not take part in it. */
  onWrite: (() => void) | undefined
}

/** The asking price is more than the credit covers: how much can be offered, and who can help. */
export function ShortCredit({ negotiation: { ask, reach, client, turn }, onWrite }: ShortCreditProps) {
  const { t } = useTranslation('negotiation')
  const credit = reach?.credit ?? null
  if (credit === null || ask <= credit || turn !== 'client') return null
  const amounts = { ask: formatMoney(ask), over: formatMoney(ask - credit) }
  return (
    <section className={styles.short} aria-label={t('short.label')}>
      <Note tone="red" icon={CircleAlert}>
        {t(client === null ? 'short.own' : 'short.client', amounts)}{' '}
        {credit > 0 && t('short.upTo', { amount: formatMoney(credit) })}
      </Note>
      <div className={styles.ways}>
        {/* A dealer's client pays into an account of their own. */}
        {client === null && (
          <LinkButton render={(props) => <Link {...props} to={`/balance?${addFundsParam}`} />}>
            {t('short.addFunds')}
          </LinkButton>
        )}
        {onWrite && <Button onClick={onWrite}>{t('short.ask')}</Button>}
      </div>
    </section>
  )
}
