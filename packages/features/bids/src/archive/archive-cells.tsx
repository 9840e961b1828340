import { useActor } from '@seriba/api/use-actor'
import { useLotStatus } from '@seriba/api/use-lot-status'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatBalance } from '@seriba/domain/format/number'
import { IconButton } from '@seriba/ui/IconButton'
import { Line2, NoValue } from '@seriba/ui/Table'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRowParams } from '../bid-list/use-row-params.ts'
import type { CellProps } from '../bid-table/column.ts'
import { InvoiceLink, invoiceOf } from '../shared/InvoiceLink.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import { StatusSwitcher } from '../status-switcher/StatusSwitcher.tsx'
import styles from './archive.module.css'

// Pure, so that the portal, which has no such cell, gets no chunk of it.
const CorrectOutcomeDialog = /* @__PURE__ */ lazy(() =>
  import('../correct-outcome/CorrectOutcomeDialog.tsx').then((module) => ({
    default: module.CorrectOutcomeDialog,
  })),
)

const compared: readonly number[] = [bidStatus.finished, bidStatus.win]

/** The bid minus the sold price: what was left over, or what was missing. */
export function DifferenceCell({ bid }: CellProps) {
  if (bid.soldPrice === 0 || !compared.includes(bid.bidStatus)) return <NoValue />
  const difference = bid.bidAmount - bid.soldPrice
  return (
    <span className={`num ${styles.difference}`} data-short={difference < 0 || undefined}>
      {difference > 0 && '+'}
      {formatBalance(difference)}
    </span>
  )
}

/** If the lot's status has no column, it is shown under the number; a won lot's status is obvious. */
export function EndedLotNoCell({ bid, list }: CellProps) {
  const { t } = useTranslation('lots')
  const { word } = useLotStatus(bid)
  const invoice = invoiceOf(bid)
  return (
    <>
      <LotLink bid={bid} list={list} />
      <Line2 className={styles.ended} title={invoice ? undefined : t(`status.${word}`)}>
        {invoice ? <InvoiceLink url={invoice} /> : t(`status.${word}`)}
      </Line2>
    </>
  )
}

/** The statuses as in the Bid Manager, but locked; a result that turned out otherwise is corrected, with a reason. */
export function ArchivedStatusCell({ bid }: CellProps) {
  const { t } = useTranslation('bids')
  const actor = useActor()
  const { price, forget } = useRowParams()
  const [correcting, setCorrecting] = useState(price === bid.bidId && bid.corrections.length > 0)
  return (
    <div className={styles.status}>
      <StatusSwitcher
        lotNo={bid.lotNo}
        status={bid.bidStatus}
        disabledReason={t('list.archived')}
        onChoose={() => {}}
      />
      {bid.corrections.length > 0 && (
        <IconButton
          size="sm"
          icon={Pencil}
          label={t('correct.openOf', { lotNo: bid.lotNo })}
          onClick={() => setCorrecting(true)}
        />
      )}
      {correcting && (
        <Suspense>
          <CorrectOutcomeDialog
            bid={bid}
            priceEditable={actor !== null && bidCan.setSoldPrice(actor).ok}
            onClose={() => {
              setCorrecting(false)
              if (price !== null) forget()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
