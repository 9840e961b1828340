import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './evidence.module.css'

type EvidenceSectionProps = {
  /** The id by which an address links to it. */
  id: string
  title: string
  about?: ReactNode
  busy?: boolean
  /** The actions for it, at the end of its heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A section that an address may name: people who follow such a link get it scrolled into view and focused. */
export function EvidenceSection({ id, title, about, busy, actions, children }: EvidenceSectionProps) {
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.focus({ preventScroll: true })
  }, [hash, id, key])
  return (
    <section
      ref={section}
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={busy || undefined}
      className={styles.section}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {about && <span className={styles.about}>{about}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
      {children}
    </section>
  )
}
