import { Button } from '@seriba/ui/Button'
import { TextField, type TextFieldProps } from '@seriba/ui/TextField'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ReasonBar.module.css'

type ReasonBarProps = {
  form: { props: ComponentPropsWithRef<'form'>; busy: boolean }
  /** How many changes have not been saved. */
  unsaved: string
  reasonLabel: string
  /** The props of the field with that name. */
  reason: Partial<TextFieldProps>
  discardLabel: string
  onDiscard: () => void
  failure: string | null | undefined
  /** What happens when it is saved. */
  children?: ReactNode
}

/** Stays in view while something has not been saved; without a reason, nothing is saved. */
export function ReasonBar(props: ReasonBarProps) {
  const { t } = useTranslation('common')
  const { form, unsaved, reasonLabel, reason, discardLabel, onDiscard, failure, children } = props
  return (
    <form {...form.props} className={styles.bar}>
      <p role="status">{unsaved}</p>
      <TextField
        className={styles.reason}
        size="sm"
        labelHidden
        label={reasonLabel}
        placeholder={reasonLabel}
        maxLength={300}
        {...reason}
      />
      <Button onClick={onDiscard}>{discardLabel}</Button>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('actions.save')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {children}
    </form>
  )
}
