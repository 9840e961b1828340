import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { IconButton } from '@seriba/ui/IconButton'
import { CalendarDays, LayoutGrid, LayoutList, Shapes } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveView, useView } from '../views/view-choice.ts'
import type { OpenSheet } from './MobileBar.tsx'
import styles from './mobile.module.css'

type HeadButtonsProps = { pageType: PageType; onOpen: (sheet: OpenSheet) => void }

/** The panel by which a page is narrowed most, and rows or large photos. */
export function HeadButtons({ pageType, onOpen }: HeadButtonsProps) {
  const { t } = useTranslation(['catalogue', 'filters'])
  const { schedule, categories } = pageFilters[pageType]
  const cards = useView() === 'card'
  const look = { size: 'touch', tooltip: false } as const
  return (
    <span className={styles.headButtons}>
      {schedule && !categories && (
        <IconButton
          {...look}
          icon={CalendarDays}
          label={t('filters:schedule.title')}
          onClick={() => onOpen('schedule')}
        />
      )}
      {categories && (
        <IconButton
          {...look}
          icon={Shapes}
          label={t('filters:categories.title')}
          onClick={() => onOpen('categories')}
        />
      )}
      <IconButton
        {...look}
        icon={cards ? LayoutGrid : LayoutList}
        label={t('views.card')}
        aria-pressed={cards}
        onClick={() => saveView(cards ? 'default' : 'card')}
      />
    </span>
  )
}
