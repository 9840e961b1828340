import { Icon } from '@seriba/ui/Icon'
import { StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './note.module.css'

type NoteSectionProps = { title: string; tools?: ReactNode; children: ReactNode }

export function NoteSection({ title, tools, children }: NoteSectionProps) {
  return (
    <section aria-label={title} className={styles.note}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Icon icon={StickyNote} size={14} />
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  )
}
