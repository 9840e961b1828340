import { toApiError } from '@seriba/api/api-error'
import { useAnswerTranslationMutation } from '@seriba/api/manager/translations'
import type { TranslationTask } from '@seriba/contracts/translations'
import { isNoResult } from '@seriba/domain/translations/translation'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namesOf } from '../page/task-words.ts'
import { Asked } from './Asked.tsx'
import styles from './answer.module.css'
import type { Draft } from './draft.ts'
import { Files } from './Files.tsx'
import { Texts } from './Texts.tsx'

type AnswerFormProps = {
  task: TranslationTask
  draft: Draft
  onChange: (change: (draft: Draft) => Draft) => void
  asksNone: boolean
  onAskNone: (asks: boolean) => void
  onSent: () => void
}

/** What the client is told: texts in either language, files, or that there is nothing. */
export function AnswerForm({ task, draft, onChange, asksNone, onAskNone, onSent }: AnswerFormProps) {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const [answer, { isLoading, error }] = useAnswerTranslationMutation()
  const [uploads, setUploads] = useState(false)
  const { carId, type, status, requests } = task
  const said = { text_en: draft.EN, text_ru: draft.RU, files: draft.files.map(({ id }) => id) }
  const reason = uploads
    ? t('translationDesk:stillUploading')
    : isNoResult(said)
      ? t('translationDesk:nothing')
      : undefined

  async function send(what: typeof said) {
    if (isLoading) return
    const { error: failed } = await answer({ carId, type, ...what })
    onAskNone(false)
    if (!failed) onSent()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason) void send(said)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || reason) return
    event.preventDefault()
    void send(said)
  }

  return (
    // The keys of the form's own fields; it is sent by its button too.
    <form
      className={styles.form}
      aria-label={t('translationDesk:answer')}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <div className={styles.body}>
        <Asked task={task} />
        <Texts
          task={task}
          draft={draft}
          onChange={(language, text) => onChange((was) => ({ ...was, [language]: text }))}
        />
        <Files
          task={task}
          files={draft.files}
          onAdd={(file) => onChange((was) => ({ ...was, files: [...was.files, file] }))}
          onRemove={(id) =>
            onChange((was) => ({ ...was, files: was.files.filter((file) => file.id !== id) }))
          }
          onBusy={setUploads}
        />
        {error && (
          <Note tone="red" role="alert">
            {t('translationDesk:notSent')} {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
          </Note>
        )}
      </div>
      <div className={styles.foot}>
        <Button variant="ghost" onClick={() => onAskNone(true)}>
          {t('translationDesk:noResult')}
        </Button>
        <Button type="submit" variant="primary" busy={isLoading} disabledReason={reason}>
          {t(status === 'answered' ? 'translationDesk:correct' : 'translationDesk:send')}
          <span className={styles.keys} aria-hidden="true">
            <KeyCap>Ctrl</KeyCap>
            <KeyCap>↵</KeyCap>
          </span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asksNone}
        onClose={() => onAskNone(false)}
        onConfirm={() => void send({ text_en: '', text_ru: '', files: [] })}
        busy={isLoading}
        title={t('translationDesk:noResultTitle')}
        confirmLabel={t('translationDesk:noResult')}
        cancelLabel={t('translationDesk:cancel')}
      >
        {t('translationDesk:noResultText', { names: namesOf(requests).join(', ') })}
      </ConfirmDialog>
    </form>
  )
}
