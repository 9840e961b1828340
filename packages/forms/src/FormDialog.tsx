import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useWide } from '@seriba/ui/use-wide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormDialog.module.css'
import { FormFailure } from './FormFailure.tsx'
import type { FramedForm } from './use-contract-form.ts'
import { useUnsaved } from './use-unsaved.tsx'

type FormDialogProps = {
  form: FramedForm
  title: string
  children: ReactNode
  /** What is sent by itself, above the form. */
  above?: ReactNode
  saveLabel?: string
  /** What can be done with the form besides saving it. */
  action?: ReactNode
  /** Saving removes something. */
  destructive?: boolean
  onClose: () => void
}

/** A form in a dialog; closing it does not lose what was typed. While it is being sent, it stays open. */
export function FormDialog({
  form,
  title,
  children,
  above,
  saveLabel,
  action,
  destructive,
  onClose,
}: FormDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const size = useWide() ? 'md' : 'touch'
  const { leave, guard } = useUnsaved(form.dirty, { saving: form.busy })
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
            {action}
            <Button
              type="submit"
              size={size}
              form={id}
              variant={destructive ? 'danger' : 'primary'}
              busy={form.busy}
            >
              {saveLabel ?? t('actions.save')}
            </Button>
          </>
        }
      >
        <div className={styles.parts}>
          {above}
          <form {...form.props} id={id} className={styles.parts}>
            <FormFailure form={form} />
            {children}
          </form>
        </div>
      </Dialog>
      {guard}
    </>
  )
}
