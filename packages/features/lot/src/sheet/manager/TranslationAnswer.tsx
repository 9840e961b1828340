import { useTranslationResultQuery } from '@seriba/api/shared/translations'
import type { LotDetail } from '@seriba/contracts/lot'
import type { TranslationResult } from '@seriba/contracts/translations'
import { formatDateTime } from '@seriba/domain/format/date'
import { isEmptyAnswer } from '@seriba/domain/translations/translation'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AnswerPictures } from './AnswerPictures.tsx'
import { AnswerText } from './AnswerText.tsx'
import { Documents, Recordings } from './Documents.tsx'
import styles from './manager.module.css'
import { translationOf } from './translation-of.ts'

/** What staff have found: recordings, a text in the reader's language, documents, pictures; or nothing. */
export function TranslationAnswer({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation(['translations', 'common'])
  const { currentData, isError, isFetching, refetch } = useTranslationResultQuery(translationOf(lot))
  if (isError && !currentData) {
    return (
      <ErrorState
        title={t('translations:unread')}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!currentData) {
    return (
      <div aria-busy role="status" aria-label={t('translations:progress')} className={styles.form}>
        <Skeleton height={80} faint />
      </div>
    )
  }
  return (
    <div className={styles.answer}>
      <Reply reply={currentData} lot={lot} />
      {currentData.earlier?.map((reply) => (
        <section key={reply.at} className={styles.earlier}>
          <h3>{t('translations:earlier', { at: formatDateTime(reply.at) })}</h3>
          <Reply reply={reply} lot={lot} />
        </section>
      ))}
    </div>
  )
}

type ReplyProps = { reply: Pick<TranslationResult, 'text_en' | 'text_ru' | 'files'>; lot: LotDetail }

function Reply({ reply: { text_en, text_ru, files }, lot }: ReplyProps) {
  const { t, i18n } = useTranslation('translations')
  if (isEmptyAnswer({ text_en, text_ru, files: Object.values(files).flat() })) {
    return <EmptyState icon={FileX} title={t('none')} text={t('noneText')} />
  }
  const own = i18n.language === 'ru' ? 'ru' : 'en'
  const [first, second] = own === 'ru' ? [text_ru, text_en] : [text_en, text_ru]
  const other = own === 'ru' ? 'en' : 'ru'
  return (
    <>
      <Recordings links={files.mp3} />
      {(first || second) && <AnswerText text={first || second} lang={first ? own : other} />}
      <Documents links={[...files.pdf, ...files.xlsx]} />
      <AnswerPictures links={[...files.jpg, ...files.png]} lot={lot} />
    </>
  )
}
