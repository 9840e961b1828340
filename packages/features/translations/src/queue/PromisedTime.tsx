import { serverNow } from '@seriba/api/server-clock'
import type { TranslationTask } from '@seriba/contracts/translations'
import { formatUpcoming } from '@seriba/domain/format/date'
import { isLate } from '@seriba/domain/translations/translation'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import { waitingOf } from '../page/task-words.ts'
import styles from './queue.module.css'

/** Until when the first waiting client was promised an answer; red, and in words, once that has passed. */
export function PromisedTime({ task: { requests, status } }: { task: TranslationTask }) {
  const promised = waitingOf(requests)
    .map(({ promisedAt }) => promisedAt)
    .sort()[0]
  return status !== 'waiting' || promised === undefined ? null : <Due at={promised} />
}

export function Due({ at: promised }: { at: string }) {
  const { t } = useTranslation('translationDesk')
  const now = useNow(15_000, serverNow)
  const late = isLate(promised, now)
  return (
    <time dateTime={promised} className={`tabular ${styles.promised}`} data-late={late || undefined}>
      {t(late ? 'lateSince' : 'by', { at: formatUpcoming(promised, now) })}
    </time>
  )
}
