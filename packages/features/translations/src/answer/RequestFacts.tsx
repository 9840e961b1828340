import { serverNow } from '@seriba/api/server-clock'
import type { TranslationTask } from '@seriba/contracts/translations'
import { formatDateTime, formatUpcoming } from '@seriba/domain/format/date'
import { isLate } from '@seriba/domain/translations/translation'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { useNow } from '@seriba/ui/use-now'
import { Clock, MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { namesOf, waitingOf } from '../page/task-words.ts'
import styles from './answer.module.css'

/** The clients who asked, what for, and until when they were promised an answer. */
export function RequestFacts({ task: { requests, status, answer } }: { task: TranslationTask }) {
  const { t } = useTranslation('translationDesk')
  const now = useNow(15_000, serverNow)
  const asked = waitingOf(requests)
  const promised = asked.map(({ promisedAt }) => promisedAt).sort()[0] ?? now.toISOString()
  const questions = asked.filter(({ question }) => question !== '')
  return (
    <>
      <div className={styles.asked}>
        <h2>{t('answer')}</h2>
        <span className="wraps">{t('answerFor', { names: namesOf(requests).join(', ') })}</span>
        {status === 'waiting' && (
          <Badge tone={isLate(promised, now) ? 'red' : 'orange'} className={styles.promised}>
            <Icon icon={Clock} size={12} />
            <span className="tabular">{t('promised', { at: formatUpcoming(promised, now) })}</span>
          </Badge>
        )}
      </div>
      {status === 'waiting' && answer && <LastAnswer answer={answer} />}
      {questions.length === 0 && <Note icon={MessageSquare}>{t('noQuestion')}</Note>}
      {questions.map(({ client, question }) => (
        <Note
          key={client.id}
          icon={MessageSquare}
          aria-label={t('question', { name: client.name })}
          role="group"
        >
          {questions.length > 1 && <b>{client.name}: </b>}
          {question}
        </Note>
      ))}
    </>
  )
}

/** The last answer to a client who asks again. */
function LastAnswer({
  answer: { text_en, text_ru, at, by },
}: {
  answer: NonNullable<TranslationTask['answer']>
}) {
  const { t } = useTranslation('translationDesk')
  const text = text_en || text_ru
  return (
    <details className={styles.last}>
      <summary>{[t('lastAnswer', { at: formatDateTime(at) }), by].filter(Boolean).join(', ')}</summary>
      <p lang={text_en ? 'en' : 'ru'}>{text || t('lastAnswerEmpty')}</p>
    </details>
  )
}
