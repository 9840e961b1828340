import { countSelected, type GroupChoice, maxSelected } from '@seriba/domain/lots/group-choice'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './panels.module.css'

type ChoicePanelProps = {
  title: string
  summary: ReactNode
  clearLabel: string
  closeLabel: string
  choice: GroupChoice
  onClear: () => void
  onClose: () => void
  /** A column for each group. */
  children: ReactNode
}

/** The frame of the schedule and of the categories above the table. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { title, summary, clearLabel, closeLabel, choice, onClear, onClose, children } = props
  const { t } = useTranslation('filters')
  const count = countSelected(choice)
  return (
    <section aria-label={title} className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.summary}>{summary}</span>
        <span role="status" className={styles.selected}>
          {t('panel.selected', { count, max: maxSelected })}
        </span>
        <Button variant="ghost" size="sm" disabled={count === 0} onClick={onClear}>
          {clearLabel}
        </Button>
        <IconButton icon={X} size="sm" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}
