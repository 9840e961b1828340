import type { Favorites } from '@seriba/contracts/favorites'
import { groupThousands } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { useTranslation } from 'react-i18next'
import styles from './favorites.module.css'

export function FavoritesHead({ groups }: { groups: Favorites['groups'] | undefined }) {
  const { t } = useTranslation(['favorites', 'shell'])
  const used = groups?.filter(({ counter }) => counter > 0) ?? []
  const count = used.reduce((sum, { counter }) => sum + counter, 0)
  return (
    <>
      <TopBarTitle className={styles.title}>{t('control')}</TopBarTitle>
      <p role="status" className={styles.total}>
        {groups && t('total', { count, shown: groupThousands(count), groups: used.length })}
      </p>
    </>
  )
}
