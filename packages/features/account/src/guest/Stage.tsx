import { Icon } from '@seriba/ui/Icon'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './guest.module.css'

type StageProps = {
  icon: LucideIcon
  tone?: 'done' | 'broken' | 'working'
  title: string
  text: ReactNode
  children?: ReactNode
}

/** The result of a form: a ring, a headline, a sentence or two, and the next step. */
export function Stage({ icon, tone = 'done', title, text, children }: StageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; the headline is announced instead.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <span className={styles.ring} data-tone={tone}>
        <Icon icon={icon} size={20} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.headline}>
        {title}
      </h1>
      <p className={styles.tip}>{text}</p>
      {children}
    </div>
  )
}
