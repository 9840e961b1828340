import { useListFavoritesQuery } from '@seriba/api/shared/favorites'
import { Spinner } from '@seriba/ui/Spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './favorites.module.css'
import { GroupLetter } from './GroupLetter.tsx'

type GroupChoiceProps = {
  groups: readonly string[]
  group: string | null
  pending: boolean
  onChoose: (group: string) => void
}

/** Every group with its number of lots; choosing the active one takes the lot out. */
export function GroupChoice({ groups, group, pending, onChoose }: GroupChoiceProps) {
  const { t } = useTranslation('favorites')
  const { data } = useListFavoritesQuery({ pageSize: 1 })
  // The choice is shown in its group before the server confirms it: in here, the previously active group stays active.
  const [active] = useState(group)
  const [chosen, setChosen] = useState<string | null>(null)
  const countOf = (name: string) => data?.groups.find((counted) => counted.group === name)?.counter
  return (
    <ul className={styles.choice}>
      {groups.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.choiceRow}
            aria-pressed={name === active}
            aria-disabled={pending || undefined}
            onClick={() => {
              if (pending) return
              setChosen(name)
              onChoose(name)
            }}
          >
            <GroupLetter group={name} active={name === active} />
            <span className={styles.choiceName}>
              {name === active ? t('remove', { group: name }) : t('group', { group: name })}
            </span>
            {pending && chosen === name ? (
              <Spinner />
            ) : (
              <span className={`num ${styles.choiceCount}`}>{countOf(name)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
