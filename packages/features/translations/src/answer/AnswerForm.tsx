import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useAnswerTranslationMutation } from '@seriba/api/manager/translations'
import { messageShown } from '@seriba/api/notifications-slice'
import { answerTranslation, type TranslationTask } from '@seriba/contracts/translations'
import { isEmptyAnswer } from '@seriba/domain/translations/translation'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../drafts/DraftNote.tsx'
import { DraftState } from '../drafts/DraftState.tsx'
import type { Draft } from '../drafts/draft.ts'
import type { Drafts } from '../drafts/use-drafts.ts'
import { type Colleagues, HandOver } from '../holder/HandOver.tsx'
import { HolderNote } from '../holder/TranslationHolder.tsx'
import { namesOf } from '../page/task-words.ts'
import styles from './answer.module.css'
import { Files } from './Files.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { Texts } from './Texts.tsx'

type AnswerFormProps = {
  task: TranslationTask
  drafts: Drafts
  byReader: boolean
  colleagues: Colleagues
  asksNone: boolean
  onAskNone: (asks: boolean) => void
  /** Whether this is still the open lot by then. */
  onSent: (isShown: boolean) => void
}

/** What the client is told: texts in either language, files, or that there is nothing. */
export function AnswerForm({
  task,
  drafts,
  byReader,
  colleagues,
  asksNone,
  onAskNone,
  onSent,
}: AnswerFormProps) {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const [answer] = useAnswerTranslationMutation()
  const [answerNone, none] = useAnswerTranslationMutation()
  const [uploads, setUploads] = useState(false)
  const { carId, type, status, requests, lotNo, maker, model } = task
  const dispatch = useAppDispatch()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { draft, state, refused } = drafts.of(task)
  const onChange = (how: (draft: Draft) => Draft) => drafts.change(task, how)
  const form = useContractForm<typeof answerTranslation, Draft>(answerTranslation, {
    defaults: draft,
    refusedAsWhole: true,
    request: ({ EN, RU, files }) => ({
      carId,
      type,
      text_en: EN,
      text_ru: RU,
      files: files.map(({ id }) => id),
    }),
    onSubmit: (said) => send((version) => answer({ ...said, version }).unwrap()),
  })
  // The desk keeps the drafts of all lots, because a file may arrive when another lot is already open.
  // By its content: the server's draft is another object with each request.
  const { EN, RU, files } = draft
  useEffect(() => form.edit({ EN, RU, files }), [EN, RU, files])

  const busy = form.busy || none.isLoading
  const failure = form.failure ?? (none.error && t(`refusal:${toApiError(none.error)?.code ?? 'internal'}`))
  const isConflict = state === 'conflict'
  const reason = isConflict
    ? t('translationDesk:drafts.chooseFirst')
    : uploads
      ? t('translationDesk:stillUploading')
      : isEmptyAnswer({ text_en: draft.EN, text_ru: draft.RU, files: draft.files })
        ? t('translationDesk:nothing')
        : undefined

  async function send(withVersion: (version: number) => Promise<unknown>) {
    try {
      await drafts.answer(task, withVersion)
    } catch (error) {
      // Nobody sees a message of a form that has been replaced by another lot's.
      if (!isShown.current)
        dispatch(
          messageShown({
            tone: 'error',
            text: t('translationDesk:notSent'),
            detail: `${maker} ${model}, ${lotNo}`,
          }),
        )
      throw error
    }
    onSent(isShown.current)
  }
  async function sendNone() {
    if (busy) return
    const nothing = { carId, type, text_en: '', text_ru: '', files: [] }
    // A refusal is shown by the form.
    await send((version) => answerNone({ ...nothing, version }).unwrap()).catch(() => undefined)
    onAskNone(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || reason) return
    event.preventDefault()
    void form.submit()
  }

  return (
    // The keys of the form's own fields; it can also be sent by its button.
    <form
      {...form.props}
      className={styles.form}
      aria-label={t('translationDesk:answer')}
      onKeyDown={onKeyDown}
    >
      <div className={styles.body}>
        <RequestFacts task={task} />
        <HolderNote task={task} />
        <DraftNote
          task={task}
          isConflict={isConflict}
          onTake={() => drafts.forget(carId)}
          onKeep={() => drafts.keepMine(task)}
        />
        <Texts
          task={task}
          draft={draft}
          byReader={byReader}
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
        {failure && (
          <Note tone="red" role="alert">
            {t('translationDesk:notSent')} {failure}
          </Note>
        )}
      </div>
      <div className={styles.foot}>
        <Button variant="ghost" onClick={() => onAskNone(true)}>
          {t('translationDesk:noResult')}
        </Button>
        <HandOver task={task} colleagues={colleagues} />
        <DraftState task={task} state={state} refused={refused} />
        <Button type="submit" variant="primary" busy={busy} disabledReason={reason}>
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
        onConfirm={() => void sendNone()}
        busy={busy}
        title={t('translationDesk:noResultTitle')}
        confirmLabel={t('translationDesk:noResult')}
        cancelLabel={t('translationDesk:cancel')}
      >
        {t('translationDesk:noResultText', { names: namesOf(requests).join(', ') })}
      </ConfirmDialog>
    </form>
  )
}
