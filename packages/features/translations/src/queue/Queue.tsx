import type { TranslationTask } from '@seriba/contracts/translations'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Writer } from '../drafts/Writer.tsx'
import { TranslationHolder } from '../holder/TranslationHolder.tsx'
import { languagesOf, namesOf } from '../page/task-words.ts'
import { PromisedTime } from './PromisedTime.tsx'
import styles from './queue.module.css'
import { TimeLeft } from './TimeLeft.tsx'

type QueueProps = {
  tasks: readonly TranslationTask[]
  chosen: string | undefined
  hrefOf: (carId: string) => string
}

/** Whose sheets have to be read, next auction first. */
export function Queue({ tasks, chosen, hrefOf }: QueueProps) {
  const { t } = useTranslation('translationDesk')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Only within the list, and only if keys have moved out of view.
    const row = chosen && list.current?.querySelector('[aria-current]')
    if (row) row.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return (
    <ul ref={list} className={styles.list} aria-label={t('queue')}>
      {tasks.map((task) => {
        const { carId, lotNo, maker, model, auctionName, auctionDate, requests } = task
        const names = namesOf(requests)
        return (
          <li key={carId}>
            <Link to={hrefOf(carId)} className={styles.row} aria-current={carId === chosen || undefined}>
              <span className={styles.line}>
                <b className={`num ${styles.lotNo}`}>{lotNo}</b>
                <TranslationHolder task={task} />
                <Writer task={task} />
                <TimeLeft at={auctionDate} />
              </span>
              <span className={styles.vehicle}>
                {maker} {model}
              </span>
              <span className={`${styles.line} ${styles.facts}`}>
                <span className="wraps">
                  {auctionName}, {names.length === 1 ? names[0] : t('clients', { count: names.length })}
                </span>
                <PromisedTime task={task} />
                <span>{languagesOf(requests).join(', ')}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
