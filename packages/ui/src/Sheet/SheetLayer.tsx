import { ChevronLeft, X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCloseOnBack } from '../close-on-back/index.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './Sheet.module.css'
import type { SheetProps } from './sheet-props.ts'

export function SheetLayer({
  isOpen,
  onClose,
  title,
  titleHidden,
  closeLabel,
  closeIcon = 'close',
  children,
  brand,
  titleEnd,
  side = 'bottom',
  headEnd,
  inAddress = false,
  actions,
}: SheetProps) {
  useCloseOnBack(isOpen && !inAddress, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.scrim ?? ''}
    >
      <Modal className={styles.panel ?? ''} data-side={side}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            {brand && <div className={styles.brand}>{brand}</div>}
            <IconButton
              className={styles.close}
              icon={closeIcon === 'back' ? ChevronLeft : X}
              label={closeLabel}
              size="touch"
              tooltip={false}
              onClick={onClose}
            />
            <Heading slot="title" className={titleHidden ? 'visually-hidden' : (styles.title ?? '')}>
              {title}
            </Heading>
            {titleEnd}
            {headEnd && <div className={styles.end}>{headEnd}</div>}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
