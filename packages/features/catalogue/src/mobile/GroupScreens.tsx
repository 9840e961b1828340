import { toggleGroup, toggleItem } from '@seriba/domain/lots/group-choice'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '../filters/ChoiceGroup.tsx'
import type { FilterFieldsProps } from '../filters/FilterPanel.tsx'
import { useCategories } from '../filters/use-categories.ts'
import { useCategoryChoice } from '../filters/use-category-choice.ts'
import type { ReachedLimit } from '../filters/use-limited-patch.ts'
import { useSchedule } from '../filters/use-schedule.tsx'
import { useScheduleChoice } from '../filters/use-schedule-choice.ts'
import { GroupList } from './GroupList.tsx'

/** Auctions of the next days, a day under the other. */
export function ScheduleScreen({ pageType, draft, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('filters')
  const { groups, loading } = useSchedule(pageType)
  const { choice, change } = useScheduleChoice(draft.date, draft.auction, onChange)
  return (
    <GroupList choice={choice} loading={loading} groups={groups} empty={t('schedule.empty')}>
      {(group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          choice={choice}
          empty={t('schedule.empty')}
          onGroup={() => change((now, bare) => toggleGroup(now, bare), group)}
          onItem={(item) => change((now, bare) => toggleItem(now, bare, item), group)}
        />
      )}
    </GroupList>
  )
}

type CategoryScreenProps = FilterFieldsProps & { onLimit: (limit: ReachedLimit) => void }

export function CategoryScreen({ pageType, draft, onChange, onLimit }: CategoryScreenProps) {
  const { t } = useTranslation('filters')
  const { groups, loading } = useCategories(pageType)
  const { category, subcategory } = draft
  const { choice, change } = useCategoryChoice({ groups, category, subcategory, onChange, onLimit })
  return (
    <GroupList choice={choice} loading={loading} groups={groups} empty={t('categories.empty')}>
      {(group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          choice={choice}
          empty={t('categories.empty')}
          onGroup={() => change((now, bare) => toggleGroup(now, bare), group)}
          onItem={(item) => change((now, bare) => toggleItem(now, bare, item), group)}
        />
      )}
    </GroupList>
  )
}
