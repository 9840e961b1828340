import { savedSearches } from '@seriba/domain/searches/saved-search'
import { CountBadge } from '@seriba/ui/CountBadge'
import { useTranslation } from 'react-i18next'

/** How many lots a search has found since it was last opened. */
export function FreshCount({ fresh }: { fresh: number }) {
  const { t } = useTranslation('searches')
  if (fresh === 0) return null
  const words = (shown: string) => t('list.fresh', { count: fresh, shown })
  return <CountBadge count={fresh} max={savedSearches.freshShown} words={words} />
}
