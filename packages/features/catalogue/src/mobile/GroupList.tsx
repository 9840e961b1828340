import {
  chosenOf,
  type GroupChoice,
  stateOf,
  toggleGroup,
  toggleItem,
} from '@seriba/domain/lots/group-choice'
import { EmptyState } from '@seriba/ui/EmptyState'
import { SearchField } from '@seriba/ui/SearchField'
import { Spinner } from '@seriba/ui/Spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup, itemGroup, type ShownGroup } from '../filters/ChoiceGroup.tsx'
import { GroupsFailed, type GroupsFailure } from '../filters/GroupsFailed.tsx'
import type { useCategoryChoice } from '../filters/use-category-choice.ts'
import { foundIn } from './found-in.ts'
import styles from './mobile.module.css'

type GroupListProps = Pick<ReturnType<typeof useCategoryChoice>, 'change'> & {
  of: 'schedule' | 'categories'
  choice: GroupChoice
  groups: readonly ShownGroup[]
  loading: boolean
  failure: GroupsFailure | null
}

/** Groups one below the other, which can be folded and searched by name. */
export function GroupList({ of, choice, groups, change, loading, failure }: GroupListProps) {
  const { t } = useTranslation(['filters', 'common'])
  const [query, setQuery] = useState('')
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({})
  const empty = t(`${of}.empty`)
  if (loading) {
    return (
      <p className={styles.note}>
        <Spinner label={t('loading')} />
      </p>
    )
  }
  if (failure) return <GroupsFailed failure={failure} of={of} />
  if (groups.length === 0) return <p className={styles.note}>{empty}</p>
  const found = foundIn(groups, query)

  return (
    <>
      <div className={styles.groupSearch}>
        <SearchField
          size="touch"
          label={t(`${of}.search`)}
          placeholder={t(`${of}.search`)}
          clearLabel={t('common:actions.clear')}
          value={query}
          onChange={setQuery}
        />
      </div>
      {found.length === 0 && <EmptyState role="status" title={t('common:empty.results')} />}
      {found.map(({ group, has }) => {
        const state = stateOf(choice, itemGroup(group))
        // A group that is chosen as a whole needs no more choosing; search results are visible right away.
        const open = has !== undefined || (folds[group.id] ?? state !== 'all')
        return (
          <ChoiceGroup
            key={group.id}
            group={{ ...group, end: <Chosen choice={choice} group={group} today={of === 'schedule'} /> }}
            choice={choice}
            empty={empty}
            found={has}
            fold={has ? undefined : { open, onToggle: () => setFolds({ ...folds, [group.id]: !open }) }}
            onGroup={() => {
              // The initial order stays: ticking does not move what is under the thumb.
              setFolds({ ...folds, [group.id]: open })
              change((now, bare) => toggleGroup(now, bare), group)
            }}
            onItem={(item) => {
              setFolds({ ...folds, [group.id]: open })
              change((now, bare) => toggleItem(now, bare, item), group)
            }}
          />
        )
      })}
    </>
  )
}

type ChosenProps = { choice: GroupChoice; group: ShownGroup; today: boolean }

/** How much of a group is chosen, instead of its number of lots; a label for today stays. */
function Chosen({ choice, group, today }: ChosenProps) {
  const { t } = useTranslation('filters')
  const bare = itemGroup(group)
  const state = stateOf(choice, bare)
  if (state === 'none') return group.end
  return (
    <>
      {today && group.end}
      {state === 'all' ? t('panel.all') : t('panel.some', { count: chosenOf(choice, bare).length })}
    </>
  )
}
