import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-filters.module.css'
import type { FoundLot } from './use-lot-search.ts'

type LotSuggestionsProps = {
  id: string
  lots: readonly FoundLot[]
  /** How many are not listed. */
  more: number
  active: number
  onActive: (at: number) => void
  onChoose: (at: number) => void
}

/** Lots to choose from below the search, which keeps the focus and handles the keys. */
export function LotSuggestions({ id, lots, more, active, onActive, onChoose }: LotSuggestionsProps) {
  const { t } = useTranslation(['bids', 'common'])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  if (lots.length === 0)
    return (
      <p role="status" className={styles.suggestions}>
        {t('common:empty.results')}
      </p>
    )
  return (
    // Pressing its scroll bar keeps the focus in the search; losing it would close the list.
    <div className={styles.suggestions} onPointerDown={(event) => event.preventDefault()}>
      <div ref={list} id={id} role="listbox" aria-label={t('filters.lotsFound')}>
        {lots.map(({ bidId, lotNo, auctionName, client }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys
          <div
            key={bidId}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.suggestion}
            onPointerEnter={() => onActive(at)}
            onClick={() => onChoose(at)}
          >
            <b className="num">{lotNo}</b>{' '}
            <span className="truncate">{[auctionName, client].filter(Boolean).join(', ')}</span>
          </div>
        ))}
      </div>
      {more > 0 && (
        <p role="status" className={styles.more}>
          {t('filters.lotsMore', { count: more })}
        </p>
      )}
    </div>
  )
}
