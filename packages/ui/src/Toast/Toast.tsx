import { Bell, CircleAlert, CircleCheck, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Icon } from '../Icon/index.ts'
import styles from './Toast.module.css'

export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export type ToastItem = {
  id: string
  title: ReactNode
  text?: ReactNode
  tone?: ToastTone | undefined
  icon?: LucideIcon | undefined
  /** A link or a button below the text. */
  action?: ReactNode
}

const icons: Record<ToastTone, LucideIcon> = {
  info: Bell,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

type ToastProps = {
  toast: ToastItem
  paused: boolean
  durationMs: number
  closeLabel: string
  onClose: () => void
}

export function Toast({ toast, paused, durationMs, closeLabel, onClose }: ToastProps) {
  const { tone = 'info', title, text, icon, action } = toast
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(onClose, durationMs)
    return () => clearTimeout(timer)
  }, [paused, durationMs, onClose])

  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.toast} data-tone={tone}>
      <Icon icon={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.title}>{title}</div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon icon={X} size={14} />
      </button>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.text}>{action}</div>}
    </div>
  )
}
