import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { useLocalTime } from '@seriba/i18n/use-local-time'
import { Photo } from '@seriba/ui/Photo'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import styles from './cancel-facts.module.css'
import type { CancellableBid } from './cancellable.ts'

/** How much canceling frees, and of what. */
export type Freed = { freed: number; group: string | null }

type CancelFactsProps = { bid: CancellableBid; freed: Freed | undefined }

/** Which car it is about, until when canceling is free, what is freed and what proves it. */
export function CancelFacts({ bid, freed }: CancelFactsProps) {
  const { t } = useTranslation('withdrawal')
  return (
    <div className={styles.facts}>
      <Vehicle bid={bid} />
      <dl className={styles.rows}>
        {bid.until && (
          <Row name={t('until')}>
            <Until until={bid.until} />
          </Row>
        )}
        {freed && freed.freed > 0 && (
          <Row name={freed.group === null ? t('freed') : t('freedIn', { label: freed.group })}>
            <b className="num">{formatMoney(freed.freed)}</b>
          </Row>
        )}
        <Row name={t('receipt.number')}>{t('receiptComes')}</Row>
      </dl>
      {freed?.freed === 0 && freed.group !== null && <p>{t('heldOn', { label: freed.group })}</p>}
      {bid.until && <p className={styles.after}>{t('afterwards')}</p>}
    </div>
  )
}

function Vehicle({ bid: { lot, lotNo, amount } }: { bid: CancellableBid }) {
  const where = `${lot.auctionName} ${lotNo}`
  return (
    <div className={styles.vehicle}>
      <Photo src={lot.photo} alt="" />
      <div>
        <b className="truncate">{lot.title}</b>
        <p className="num">{lot.auctionDate ? `${where}, ${formatDateTime(lot.auctionDate)}` : where}</p>
      </div>
      <b className="num">{formatMoney(amount)}</b>
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The last moment, in both time zones, and how far off it is. */
function Until({ until }: { until: string }) {
  const own = useLocalTime()(until)
  return (
    <>
      <b className="num">{formatDateTime(until)}</b>
      {own && <span className="num">({own})</span>}
      <TimeLeft until={until} />
    </>
  )
}
