import { useSaveLotNoteMutation } from '@seriba/api/manager/lot-notes'
import { saveLotNote } from '@seriba/contracts/lot-notes'
import { lotNoteLimit } from '@seriba/domain/lots/lot-note'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { TextArea } from '@seriba/ui/TextArea'
import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './note.module.css'

type NoteFormProps = {
  lotId: string
  comment: string
  onSaved: (comment: string) => void
  onClose: () => void
}

/** Enter saves, Shift and Enter begin a line, Escape leaves the note as it was. */
export function NoteForm({ lotId, comment, onSaved, onClose }: NoteFormProps) {
  const { t } = useTranslation(['lot', 'lotNote', 'common'])
  const [save, { isLoading }] = useSaveLotNoteMutation()
  const form = useContractForm(saveLotNote, {
    defaults: { carId: lotId, comment },
    async onSubmit(typed) {
      await save(typed).unwrap()
      onSaved(typed.comment)
      onClose()
    },
  })
  const { props, text } = form

  useEffect(() => props.ref.current?.querySelector('textarea')?.focus(), [props.ref])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <form {...props} className={styles.form} onKeyDown={onKeyDown}>
      <FormFailure form={form}>{t('common:failed.notChanged')}</FormFailure>
      <TextArea
        {...text('comment')}
        label={t('lot:note.title')}
        labelHidden
        help={t('lotNote:help')}
        rows={3}
        maxLength={lotNoteLimit}
        readOnly={isLoading}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="sm" busy={isLoading}>
          {t('lotNote:save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  )
}
