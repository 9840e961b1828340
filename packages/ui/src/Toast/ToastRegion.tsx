import { type ComponentPropsWithRef, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../lib/cx.ts'
import styles from './Toast.module.css'
import { Toast, type ToastItem } from './Toast.tsx'
import { usePageVisible } from './use-page-visible.ts'

const MOST = 5

export type ToastRegionProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Newest last; the oldest beyond five are not shown. */
  toasts: readonly ToastItem[]
  onClose: (id: string) => void
  label: string
  closeLabel: string
  durationMs?: number
}

/** Where toasts appear. Their time runs only while the page is visible and the pointer is elsewhere. */
export function ToastRegion({
  toasts,
  onClose,
  label,
  closeLabel,
  durationMs = 5000,
  className,
  ...rest
}: ToastRegionProps) {
  const [held, setHeld] = useState(false)
  const visible = usePageVisible()
  // A server renders no toasts.
  if (!globalThis.document) return null
  return createPortal(
    <section
      aria-label={label}
      className={cx(styles.region, className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      {toasts.slice(-MOST).map((toast) => (
        <Held
          key={toast.id}
          toast={toast}
          paused={held || !visible}
          durationMs={durationMs}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      ))}
    </section>,
    document.body,
  )
}

type HeldProps = {
  toast: ToastItem
  paused: boolean
  durationMs: number
  closeLabel: string
  onClose: (id: string) => void
}

/** Keeps one handler per toast, so that a new toast does not restart the others' time. */
function Held({ toast, onClose, ...rest }: HeldProps) {
  const close = useCallback(() => onClose(toast.id), [onClose, toast.id])
  return <Toast toast={toast} onClose={close} {...rest} />
}
