import type { Favorites } from '@seriba/contracts/favorites'
import { CountBadge } from '@seriba/ui/CountBadge'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './favorites.module.css'
import { GroupLetter } from './GroupLetter.tsx'

type GroupTabsProps = { groups: Favorites['groups'] | undefined; group: string }

/** Each group is a page of its own. */
export function GroupTabs({ groups, group }: GroupTabsProps) {
  const { t } = useTranslation('favorites')
  return (
    <nav aria-label={t('groups')} className={styles.tabs}>
      {groups?.map(({ group: name, counter }) => (
        <Link
          key={name}
          to={`/favorites/${encodeURIComponent(name)}`}
          className={styles.tab}
          aria-current={name === group ? 'page' : undefined}
        >
          <GroupLetter group={name} active={name === group} />
          {t('group', { group: name })}
          <CountBadge count={counter} tone={name === group ? 'ink' : 'gray'} />
        </Link>
      ))}
    </nav>
  )
}
