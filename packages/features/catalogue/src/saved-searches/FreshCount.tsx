import { savedSearches } from '@seriba/domain/searches/saved-search'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

/** How many lots came to a search since it was last opened. */
export function FreshCount({ fresh }: { fresh: number }) {
  const { t } = useTranslation('searches')
  if (fresh === 0) return null
  const shown = fresh > savedSearches.freshShown ? `${savedSearches.freshShown}+` : String(fresh)
  return <span className={styles.fresh}>{t('list.fresh', { count: fresh, shown })}</span>
}
