import { groupThousands } from '@seriba/domain/format/number'
import type { Filters } from '@seriba/domain/lots/filters'
import { toggleGroup, toggleItem } from '@seriba/domain/lots/group-choice'
import type { PageType } from '@seriba/domain/lots/page-types'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { GroupSkeletons } from './GroupSkeletons.tsx'
import { GroupsFailed } from './GroupsFailed.tsx'
import styles from './panels.module.css'
import { useCategories } from './use-categories.ts'
import { useCategoryChoice } from './use-category-choice.ts'
import type { Patch } from './use-filter-draft.ts'
import type { ReachedLimit } from './use-limited-patch.ts'

type CategoryPanelProps = Pick<Filters, 'category' | 'subcategory'> & {
  pageType: PageType
  onChange: Patch
  onLimit: (limit: ReachedLimit) => void
  onClose: () => void
}

export const CategoryPanel = memo(function CategoryPanel({
  pageType,
  onClose,
  ...given
}: CategoryPanelProps) {
  const { t } = useTranslation('filters')
  const { groups, lots, loading, failure } = useCategories(pageType)
  const { choice, change, clear } = useCategoryChoice({ groups, ...given })
  const summary = failure
    ? []
    : [
        t('count.lots', { count: lots, shown: groupThousands(lots) }),
        t('categories.groups', { count: groups.length }),
      ]

  return (
    <ChoicePanel
      title={t('categories.title')}
      summary={summary.join(' ')}
      clearLabel={t('categories.clear')}
      closeLabel={t('categories.close')}
      choice={choice}
      onClear={clear}
      onClose={onClose}
    >
      {loading && <GroupSkeletons />}
      {failure && <GroupsFailed failure={failure} of="categories" />}
      {!loading && !failure && groups.length === 0 && <p className={styles.empty}>{t('categories.empty')}</p>}
      {groups.map((group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          choice={choice}
          empty={t('categories.empty')}
          onGroup={() => change((now, bare) => toggleGroup(now, bare), group)}
          onItem={(item) => change((now, bare) => toggleItem(now, bare, item), group)}
        />
      ))}
    </ChoicePanel>
  )
})
