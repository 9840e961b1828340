import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** The confirmed action is running: the dialog waits. */
  busy?: boolean
  danger?: boolean
  /** It was opened with a key: Enter is enough to confirm. */
  byKey?: boolean
  /** On a phone it is at the lower edge, with buttons for the thumb. */
  low?: boolean
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({
  onConfirm,
  confirmLabel,
  cancelLabel,
  busy = false,
  danger = false,
  byKey = false,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button onClick={rest.onClose}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} autoFocus={byKey} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
      {...rest}
    />
  )
}
