import { toApiError } from '@seriba/api/api-error'
import { useDraftTranslationMutation } from '@seriba/api/manager/sheets'
import type { TranslationTask } from '@seriba/contracts/translations'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { Spinner } from '@seriba/ui/Spinner'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../page/task-words.ts'
import styles from './sheet-view.module.css'

/** A machine's translation of the sheet, in the requested languages. */
export function MachineDraft({ task }: { task: TranslationTask }) {
  const { t } = useTranslation(['translationDesk', 'refusal', 'common'])
  const [ask, { data, error, isLoading }] = useDraftTranslationMutation()
  const { carId, type, requests } = task
  const read = () => void ask({ carId, type })
  useEffect(read, [carId, type])
  if (error) {
    return (
      <ErrorState
        title={t('translationDesk:draft.failed')}
        text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        retryLabel={t('common:actions.retry')}
        retrying={isLoading}
        onRetry={read}
      />
    )
  }
  if (!data) return <Spinner className={styles.loading} label={t('common:loading')} />
  return (
    <div className={styles.machine}>
      <Note>{t(data.checked ? 'translationDesk:draft.checked' : 'translationDesk:draft.unchecked')}</Note>
      {languagesOf(requests).map((language) => (
        <section
          key={language}
          aria-label={t(`translationDesk:text.${language}`)}
          lang={language.toLowerCase()}
        >
          {language === 'EN' ? data.text_en : data.text_ru}
        </section>
      ))}
    </div>
  )
}
