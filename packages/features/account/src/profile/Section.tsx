import { type ReactNode, useId } from 'react'
import styles from './ProfilePage.module.css'

type SectionProps = {
  title: string
  text?: string
  /** Below the heading. */
  action?: ReactNode
  /** The heading of the page itself. */
  main?: boolean
  children: ReactNode
}

/** A heading at the left and its content at the right; below one another where there is little room. */
export function Section({ title, text, action, main, children }: SectionProps) {
  const id = useId()
  const Heading = main ? 'h1' : 'h2'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {title}
        </Heading>
        {text && <p className={styles.about}>{text}</p>}
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
