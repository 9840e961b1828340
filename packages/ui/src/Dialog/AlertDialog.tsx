import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from './Dialog.tsx'

export type AlertDialogProps = {
  title: ReactNode
  children: ReactNode
  closeLabel: string
  onClose: () => void
  /** Another way out, which is then the one that is offered. */
  action?: ReactNode
}

/** Says what must be read before anything else can go on. */
export function AlertDialog({ closeLabel, action, ...rest }: AlertDialogProps) {
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button variant={action ? 'secondary' : 'primary'} onClick={rest.onClose}>
            {closeLabel}
          </Button>
          {action}
        </>
      }
      {...rest}
    />
  )
}
