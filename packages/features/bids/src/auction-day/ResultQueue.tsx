import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './results.module.css'
import type { ResultRows } from './use-result-rows.ts'

/** What was typed and is not entered yet, each line with the reason where it was refused. */
export function ResultQueue({
  results: { rows, remove, confirmLost, save, saving, failed },
}: {
  results: ResultRows
}) {
  const { t } = useTranslation(['auctionDay', 'refusal'])
  if (rows.length === 0) return null
  return (
    <div className={styles.queue}>
      <ul>
        {rows.map(({ bid, outcome, soldPrice, refusal }) => (
          <li key={bid.bidId} data-refused={refusal !== undefined || undefined}>
            <span>
              <b>{bid.lotNo}</b> {bid.model}
              <small>{refusal === undefined ? bid.client : t(`refusal:${refusal as 'internal'}`)}</small>
            </span>
            <span className={styles.end}>
              {t(`auctionDay:outcome.${outcome}`)}
              {soldPrice !== null && outcome !== 'notSold' && (
                <small className="num">{formatMoney(soldPrice)}</small>
              )}
            </span>
            {refusal === 'below_maximum' && (
              <Button size="sm" className={styles.anyway} onClick={() => confirmLost(bid.bidId)}>
                {t('auctionDay:lostAnyway')}
              </Button>
            )}
            <IconButton
              icon={X}
              size="xs"
              label={t('auctionDay:removeResult', { lotNo: bid.lotNo })}
              onClick={() => remove(bid.bidId)}
            />
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className={styles.red}>
          {t('auctionDay:notEntered')} {t(`refusal:${failed as 'internal'}`)}
        </p>
      )}
      <Button variant="primary" size="sm" block busy={saving} onClick={() => void save()}>
        {t('auctionDay:enterAll', { count: rows.length })}
      </Button>
    </div>
  )
}
