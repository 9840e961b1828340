import { readCategories } from '@seriba/domain/lots/category-choice'
import { countSelected, maxSelected } from '@seriba/domain/lots/group-choice'
import { useTranslation } from 'react-i18next'
import { itemGroup } from '../filters/ChoiceGroup.tsx'
import type { FilterFieldsProps } from '../filters/filter-fields.ts'
import { useCategories } from '../filters/use-categories.ts'
import { useCategoryChoice } from '../filters/use-category-choice.ts'
import type { ReachedLimit } from '../filters/use-limited-patch.ts'
import { useSchedule } from '../filters/use-schedule.tsx'
import { useScheduleChoice } from '../filters/use-schedule-choice.ts'
import { GroupList } from './GroupList.tsx'
import styles from './mobile.module.css'

/** Auctions of the next days, one day below the other. */
export function ScheduleScreen({ pageType, draft, onChange }: FilterFieldsProps) {
  const { groups, loading, failure } = useSchedule(pageType, draft)
  const { choice, change } = useScheduleChoice(draft.date, draft.auction, onChange)
  return <GroupList of="schedule" {...{ choice, change, groups, loading, failure }} />
}

type CategoryScreenProps = FilterFieldsProps & { onLimit: (limit: ReachedLimit) => void }

export function CategoryScreen({ pageType, draft, onChange, onLimit }: CategoryScreenProps) {
  const { groups, loading, failure } = useCategories(pageType)
  const { category, subcategory } = draft
  const { choice, change } = useCategoryChoice({ groups, category, subcategory, onChange, onLimit })
  return <GroupList of="categories" {...{ choice, change, groups, loading, failure }} />
}

type ChosenCountProps = Pick<FilterFieldsProps, 'pageType' | 'draft'> & { of: 'schedule' | 'categories' }

/** How much of the allowed maximum is chosen, next to the title of its screen. */
export function ChosenCount({ of, pageType, draft }: ChosenCountProps) {
  const { t } = useTranslation('filters')
  const { groups } = useCategories(pageType, of === 'schedule')
  const choice =
    of === 'schedule'
      ? { groups: draft.date, items: draft.auction }
      : readCategories(draft, groups.map(itemGroup))
  return (
    <span role="status" className={styles.chosenCount}>
      {t('footer', { selected: countSelected(choice), total: maxSelected })}
    </span>
  )
}
