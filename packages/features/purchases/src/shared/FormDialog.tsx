import { FormFailure } from '@seriba/forms/FormFailure'
import type { FramedForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useWide } from '@seriba/ui/use-wide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormDialog.module.css'

type FormDialogProps = {
  form: FramedForm
  title: string
  children: ReactNode
  saveLabel?: string
  /** Saving takes something away. */
  destructive?: boolean
  onClose: () => void
}

/** A form in a dialog; what is typed in it outlives a refusal. */
export function FormDialog({ form, title, children, saveLabel, destructive, onClose }: FormDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const size = useWide() ? 'md' : 'touch'
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t('actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button size={size} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
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
      <form {...form.props} id={id} className={styles.parts}>
        <FormFailure form={form} />
        {children}
      </form>
    </Dialog>
  )
}
