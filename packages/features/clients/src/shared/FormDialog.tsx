import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormDialog.module.css'
import { useUnsaved } from './use-unsaved.tsx'

type FormDialogProps = {
  title: string
  children: ReactNode
  /** Something is typed that is not saved. */
  dirty: boolean
  busy: boolean
  /** Why it was not taken. */
  failure: string | null
  saveLabel?: string
  /** Saving takes something away. */
  destructive?: boolean
  onSave: () => void
  onClose: () => void
}

/** A form in a dialog; what is typed in it is not lost by closing it. */
export function FormDialog({
  title,
  children,
  dirty,
  busy,
  failure,
  saveLabel,
  destructive,
  onSave,
  onClose,
}: FormDialogProps) {
  const { t } = useTranslation('common')
  const form = useId()
  const size = useWide() ? 'md' : 'touch'
  const { leave, guard } = useUnsaved(dirty)
  const close = () => leave(onClose)
  return (
    <>
      <Dialog
        isOpen
        title={title}
        closeLabel={t('actions.close')}
        onClose={close}
        actions={
          <>
            <Button size={size} onClick={close}>
              {t('actions.cancel')}
            </Button>
            <Button
              type="submit"
              size={size}
              form={form}
              variant={destructive ? 'danger' : 'primary'}
              busy={busy}
            >
              {saveLabel ?? t('actions.save')}
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            onSave()
          }}
        >
          {failure && (
            <Note tone="red" role="alert">
              {failure}
            </Note>
          )}
          {children}
        </form>
      </Dialog>
      {guard}
    </>
  )
}
