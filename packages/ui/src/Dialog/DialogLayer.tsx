import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCloseOnBackOnPhone } from '../close-on-back/index.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './Dialog.module.css'
import type { DialogProps } from './dialog-props.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

export function DialogLayer({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'md',
  dismissable = true,
  closeLabel,
  role = 'dialog',
  banner,
  low,
}: DialogProps) {
  useCloseOnBackOnPhone(isOpen && dismissable, onClose)
  useRestoreFocus(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      className={styles.scrim ?? ''}
    >
      <Modal className={styles.modal ?? ''} data-size={banner ? 'banner' : size} data-low={low || undefined}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.head} data-banner={banner ? true : undefined}>
            {banner}
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {dismissable && closeLabel && (
              <IconButton icon={X} label={closeLabel} size="sm" className={styles.close} onClick={onClose} />
            )}
          </header>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
