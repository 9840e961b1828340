import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Tag } from '@seriba/ui/Tag'
import { useTranslation } from 'react-i18next'
import { useTagItems } from '../filters/use-tag-items.ts'
import styles from './mobile.module.css'

type AppliedStripProps = { pageType: PageType; filters: Filters; onApply: (filters: Filters) => void }

/** The applied filters on one line that scrolls sideways. */
export function AppliedStrip({ pageType, filters, onApply }: AppliedStripProps) {
  const { t } = useTranslation('catalogue')
  const { items, without } = useTagItems(filters, pageType)
  if (items.length === 0) return null
  return (
    <ul aria-label={t('tags.label')} className={styles.strip}>
      {items.map((tag) => (
        <li key={tag.id}>
          <Tag
            name={tag.name}
            removeLabel={tag.removeLabel}
            onRemove={() => onApply(without(tag.id))}
            className={styles.tag}
          >
            {tag.text}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
