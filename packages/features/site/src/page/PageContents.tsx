import { Icon } from '@seriba/ui/Icon'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page-contents.module.css'

type PageContentsProps = {
  sections: readonly { id: string; title: string }[]
  /** The section that is being read. */
  open: string | undefined
  /** Whether sections are cited by number. */
  numbered: boolean
}

/** Links to each section: next to the text, or on a phone behind a button above it. */
export function PageContents({ sections, open, numbered }: PageContentsProps) {
  const { t } = useTranslation('site')
  const [shown, setShown] = useState(false)
  const list = useId()
  if (sections.length === 0) return <div className={styles.none} />
  return (
    <nav className={styles.contents} aria-label={t('contents')} data-clauses={numbered || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={shown}
        aria-controls={list}
        onClick={() => setShown(!shown)}
      >
        {t('contents')}
        <Icon icon={ChevronDown} size={16} />
      </button>
      <div id={list} className={styles.list} data-shown={shown || undefined}>
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={open === id ? 'true' : undefined}
            onClick={() => setShown(false)}
          >
            {title}
          </a>
        ))}
      </div>
    </nav>
  )
}
