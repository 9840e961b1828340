import type { PurchaseRow } from '@seriba/contracts/purchases'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { paidStateOf } from '@seriba/domain/purchases/desk'
import { NoValue } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'

const tones = { due: 'orange', part: 'orange', paid: 'green' } as const

/** How much of a purchase is paid; empty for a canceled one. */
export function PaidWord({ purchase }: { purchase: PurchaseRow }) {
  const { t } = useTranslation('purchaseDesk')
  if (purchase.status === purchaseStatuses.purchaseCancelled) return <NoValue />
  const state = paidStateOf(purchase)
  return (
    <span className={styles.word} data-tone={state === null ? 'red' : tones[state]}>
      {t(state === null ? 'paid.noPrice' : `paid.${state}`)}
    </span>
  )
}

type MissingWordsProps = {
  purchase: PurchaseRow
  /** If no column heading says that these are missing. */
  named?: boolean
}

/** What has to be checked, and what the purchase lacks; red if it is late. */
export function MissingWords({ purchase, named = false }: MissingWordsProps) {
  const { missing, late, daysInStatus } = purchase
  const { t } = useTranslation('purchaseDesk')
  if (missing.length === 0 && !late) return named ? null : <NoValue />
  const waits = missing.includes('check')
  const toCheck = waits && t(named ? 'missing.check' : 'toCheckMark')
  const words = missing
    .filter((part) => part !== 'check')
    .map((part) => t(`missing.${part}`))
    .join(', ')
  const lacks = words && (named ? t('missingOf', { words }) : words)
  const lateMark = late && t('lateMark', { count: daysInStatus })
  // What the column heading asks for comes first.
  const parts = named ? [toCheck, lateMark, lacks] : [toCheck, lacks, lateMark]
  return (
    <span
      className={styles.word}
      data-tone={late ? 'red' : undefined}
      title={[waits && t('missing.check'), words].filter(Boolean).join(', ')}
    >
      {parts.filter(Boolean).join(', ')}
    </span>
  )
}
