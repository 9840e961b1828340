import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import type { ReactNode } from 'react'
import styles from './dialogs.module.css'
import { SecretField } from './SecretField.tsx'

type OneTimeSecretProps = {
  secret: string
  texts: { title: string; text: string; label: string; done: string }
  onClose: () => void
  /** What the secret belongs to. */
  children: ReactNode
}

/** A secret is shown here and never again: only confirming that it is stored closes the dialog. */
export const OneTimeSecret = ({ secret, texts, onClose, children }: OneTimeSecretProps) => (
  <Dialog
    isOpen
    dismissable={false}
    title={texts.title}
    onClose={onClose}
    actions={<Button onClick={onClose}>{texts.done}</Button>}
  >
    <div className={styles.parts}>
      <p className={styles.quiet}>{texts.text}</p>
      <SecretField label={texts.label} secret={secret} />
      {children}
    </div>
  </Dialog>
)
