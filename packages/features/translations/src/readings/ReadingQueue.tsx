import type { ReadingIndex } from '@seriba/contracts/sheets'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../page/page.module.css'
import { Due } from '../queue/PromisedTime.tsx'
import { QueueCut } from '../queue/QueueCut.tsx'
import rows from '../queue/queue.module.css'
import { TimeLeft } from '../queue/TimeLeft.tsx'
import { ReaderTest } from './ReaderTest.tsx'

type ReadingQueueProps = {
  index: ReadingIndex
  chosen: string | undefined
  hrefOf: (carId: string) => string
}

/** Readings that nobody has checked, and the machine's cost so far. */
export function ReadingQueue({ index: { readings, month }, chosen, hrefOf }: ReadingQueueProps) {
  const { t } = useTranslation('translationDesk')
  return (
    <>
      <ul className={rows.list} aria-label={t('readings.list')}>
        {readings.map(
          ({ carId, lotNo, maker, model, auctionName, auctionDate, doubtful, asked, mistakes, read }) => (
            <li key={carId}>
              <Link to={hrefOf(carId)} className={rows.row} aria-current={carId === chosen || undefined}>
                <span className={rows.line}>
                  <b className={`num ${rows.lotNo}`}>{lotNo}</b>
                  <TimeLeft at={auctionDate} />
                </span>
                <span className={rows.vehicle}>
                  {maker} {model}
                </span>
                <span className={`${rows.line} ${rows.quiet}`}>
                  <span className="truncate">{auctionName}</span>
                  {read.checked && mistakes.length === 0 ? (
                    <span>{t('readings.checkedBy', { name: read.checked.by })}</span>
                  ) : (
                    <span className={rows.promised} data-late={doubtful > 0 || undefined}>
                      {doubtful > 0 ? t('readings.doubtful', { count: doubtful }) : t('readings.none')}
                    </span>
                  )}
                </span>
                {asked[0] && (
                  <span className={rows.line}>
                    <b>{t('readings.waits', { count: asked.length })}</b>
                    <Due at={asked[0].promisedAt} />
                  </span>
                )}
                {mistakes.length > 0 && <b>{t('readings.reports', { count: mistakes.length })}</b>}
              </Link>
            </li>
          ),
        )}
      </ul>
      <QueueCut listed={readings.length} />
      {month.calls > 0 && (
        <p className={styles.day}>
          {t('readings.month', { count: month.calls })}
          {month.cost !== null && ` ${t('readings.cost', { dollars: (month.cost / 100).toFixed(2) })}`}
        </p>
      )}
      <ReaderTest />
    </>
  )
}
