import { useViewCreditQuery } from '@seriba/api/client/credit'
import { useOwnCurrency } from '@seriba/api/use-own-currency'
import type { BalanceInfo } from '@seriba/contracts/money'
import { creditUsageTone } from '@seriba/domain/clients/client-list'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { type Figure, FigureStrip } from '@seriba/ui/FigureStrip'
import { useWide } from '@seriba/ui/use-wide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddFunds } from '../funds/AddFunds.tsx'
import styles from './balance.module.css'
import { OwnNote } from './OwnNote.tsx'

type BalanceFiguresProps = {
  balance: BalanceInfo | undefined
  /** The word above the balance if it is a link. */
  link?: ReactNode
  /** In narrow windows these come first, and everything but the balance is on one line. */
  first?: readonly Figure[]
}

/** What the user has and may bid; the labels are there while the figures load. */
export function BalanceFigures({ balance, link, first }: BalanceFiguresProps) {
  const { t } = useTranslation(['money', 'common', 'credit'])
  const used = useViewCreditQuery().data?.used
  // 0 means no limit (DEC42).
  const limit = (label: string, of: number | undefined, taken: number | undefined): Figure => {
    if (of === undefined) return { label, value: '–' }
    if (of === 0) return { label, value: t('balance.noLimit') }
    if (taken === undefined) return { label, value: groupThousands(of) }
    const share = taken / of
    return {
      label,
      value: t('credit:used', { used: taken, of: groupThousands(of) }),
      meter: { share, tone: creditUsageTone(share) },
    }
  }
  const own = useOwnCurrency()
  const inOwn = (yen: number | undefined) => (own && yen ? own.of(yen) : undefined)
  const money = (yen: number | undefined) => (yen === undefined ? '–' : formatBalance(yen))
  const lead: Figure = {
    lead: true,
    label: t('balance.balance'),
    link,
    value: (
      <span className={styles.lead}>
        {money(balance?.balance)}
        <AddFunds />
      </span>
    ),
    tone: balance && balance.balance < 0 ? 'red' : undefined,
    note: own && balance && <OwnNote own={own} yen={balance.balance} />,
  }
  const others: Figure[] = [
    {
      label: t('balance.creditLimit'),
      value: money(balance?.creditLimit),
      note: inOwn(balance?.creditLimit),
    },
    { label: t('balance.maximum'), value: money(balance?.bidAllow), note: inOwn(balance?.bidAllow) },
    limit(t('balance.dailyBidLimit'), balance?.dailyBidLimit, used?.bids),
    limit(t('balance.dailyUssLimit'), balance?.dailyUssLimit, used?.images),
    {
      label: t('balance.activeBids'),
      value: money(balance?.activeBids),
      note: balance && t('common:count.bids', { count: balance.activeBidsCount }),
    },
  ]
  const wide = useWide()
  if (wide || !first) return <FigureStrip figures={[lead, ...others]} />
  return (
    <>
      <FigureStrip figures={[lead]} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it too */}
      <section className={styles.line} aria-label={t('balance.figures')} tabIndex={0}>
        <FigureStrip oneLine figures={[...first, ...others]} />
      </section>
    </>
  )
}
