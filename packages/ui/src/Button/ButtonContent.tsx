import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './Button.module.css'

type ButtonContentProps = {
  icon?: LucideIcon | undefined
  endIcon?: LucideIcon | undefined
  busy?: boolean
  children?: ReactNode
}

/** The content of a button or of a link that looks like one. */
export function ButtonContent({ icon, endIcon, busy = false, children }: ButtonContentProps) {
  return (
    <>
      {icon && (busy ? <Spinner size={14} /> : <Icon icon={icon} className={styles.icon} />)}
      {!icon && busy && <Spinner size={14} className={styles.cover} />}
      {/* Without an icon, the spinner covers the text, so that the width stays the same. */}
      <span className={styles.label} data-hidden={(busy && !icon) || undefined}>
        {children}
      </span>
      {endIcon && <Icon icon={endIcon} className={styles.icon} />}
    </>
  )
}
