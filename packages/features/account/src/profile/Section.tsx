import { type ReactNode, type Ref, useId } from 'react'
import styles from './ProfilePage.module.css'

type SectionProps = {
  title: string
  text?: string
  /** Below the heading. */
  action?: ReactNode
  /** For the code that moves the focus there. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A heading on the left and its content on the right; one below the other if there is little room. */
export function Section({ title, text, action, headingRef, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 ref={headingRef} id={id} {...(headingRef && { tabIndex: -1 })} className={styles.heading}>
          {title}
        </h2>
        {text && <p className={styles.about}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
