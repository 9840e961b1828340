import { useTranslation } from 'react-i18next'
import styles from './bid-filters.module.css'
import type { FoundLot } from './use-lot-search.ts'

type LotSuggestionsProps = {
  id: string
  lots: readonly FoundLot[]
  active: number
  onActive: (at: number) => void
  onChoose: (at: number) => void
}

/** Lots to choose from below the search, which keeps the focus and handles the keys. */
export function LotSuggestions({ id, lots, active, onActive, onChoose }: LotSuggestionsProps) {
  const { t } = useTranslation(['bids', 'common'])
  if (lots.length === 0)
    return (
      <p role="status" className={styles.suggestions}>
        {t('common:empty.results')}
      </p>
    )
  return (
    <div id={id} role="listbox" aria-label={t('filters.lotsFound')} className={styles.suggestions}>
      {lots.map(({ bidId, lotNo, auctionName }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search above has the keys
        <div
          key={bidId}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.suggestion}
          onPointerEnter={() => onActive(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
        >
          <b className="num">{lotNo}</b> <span className="truncate">{auctionName}</span>
        </div>
      ))}
    </div>
  )
}
