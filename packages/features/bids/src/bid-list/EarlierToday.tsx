import { serverNow } from '@seriba/api/server-clock'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { groupThousands } from '@seriba/domain/format/number'
import { timeLeft } from '@seriba/domain/time/time-left'
import { Icon } from '@seriba/ui/Icon'
import { useNow } from '@seriba/ui/use-now'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './EarlierToday.module.css'
import type { BidListModel } from './use-bid-list-model.ts'

/** Today's bids that are over, folded into one line, so that a list begins with the next lot. */
export function EarlierToday({ model }: { model: BidListModel }) {
  const { t } = useTranslation(['bids', 'common'])
  const { earlier, params, change } = model
  const next = useNextLot(model)
  if (!earlier) return null
  const parts = (['finished', 'won'] as const)
    .filter((outcome) => earlier[outcome] > 0)
    .map((outcome) => t(`list.earlierOutcomes.${outcome}`, { amount: groupThousands(earlier[outcome]) }))
  const count = t('common:count.bids', {
    count: earlier.count,
    replace: { count: groupThousands(earlier.count) },
  })
  return (
    <button
      type="button"
      className={styles.line}
      aria-expanded={params.unfolded}
      onClick={() => change({ unfolded: !params.unfolded })}
    >
      <Icon icon={params.unfolded ? ChevronDown : ChevronRight} size={14} />
      <b>{t('list.earlier')}</b>
      <span className={styles.facts}>{[count, ...parts].join(', ')}</span>
      {next && <span className={styles.next}>{next}</span>}
    </button>
  )
}

/** When the first lot with a live bid is sold; nothing if the page has none. */
function useNextLot({ list, params }: BidListModel): string | null {
  const { t } = useTranslation('bids')
  const now = useNow(15_000, serverNow)
  const next = list.data?.cars.find(
    ({ auctionDate, bidStatus }) =>
      auctionDate !== null && isLive(bidStatus as BidStatus) && Date.parse(auctionDate) > now.getTime(),
  )
  if (params.page > 1 || !next?.auctionDate) return null
  const left = timeLeft(next.auctionDate, now)
  if (left.unit === 'hours') return t('list.nextLot.hours', left)
  if (left.unit === 'minutes') return t('list.nextLot.minutes', left)
  return left.unit === 'days' ? t('list.nextLot.days', { count: left.days }) : null
}

/** The same as the first row of a table. */
export function EarlierRow({ model, columns }: { model: BidListModel; columns: number }) {
  if (!model.earlier) return null
  return (
    <tbody>
      <tr>
        <td colSpan={columns} className={styles.cell}>
          <EarlierToday model={model} />
        </td>
      </tr>
    </tbody>
  )
}
