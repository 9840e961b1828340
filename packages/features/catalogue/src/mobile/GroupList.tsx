import { countChosen, type GroupChoice, maxChosen } from '@seriba/domain/lots/group-choice'
import { Spinner } from '@seriba/ui/Spinner'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownGroup } from '../filters/ChoiceGroup.tsx'
import styles from './mobile.module.css'

type GroupListProps = {
  choice: GroupChoice
  groups: readonly ShownGroup[]
  loading: boolean
  empty: string
  children: (group: ShownGroup) => ReactNode
}

/** Groups under each other, below how much of them may still be chosen. */
export function GroupList({ choice, groups, loading, empty, children }: GroupListProps) {
  const { t } = useTranslation('filters')
  return (
    <>
      <p role="status" className={styles.selected}>
        {t('panel.selected', { count: countChosen(choice), max: maxChosen })}
      </p>
      {loading && <Spinner label={t('loading')} />}
      {!loading && groups.length === 0 && <p className={styles.selected}>{empty}</p>}
      {groups.map(children)}
    </>
  )
}
