import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import { ListingEmpty } from '../listing/ListingEmpty.tsx'
import { ListingFailed } from '../listing/ListingFailed.tsx'
import type { ListingLayoutProps } from '../listing/layout-props.ts'
import { ProgressLine } from '../listing/ProgressLine.tsx'
import type { useListing } from '../listing/use-listing.ts'
import type { RowContext } from '../rows/row-context.ts'
import { BackToTop } from './BackToTop.tsx'
import { LotCardPage } from './LotCardPage.tsx'
import { LotCardSkeletons } from './LotCardSkeletons.tsx'
import { LotCards } from './LotCards.tsx'
import styles from './mobile.module.css'
import { useScrolled } from './use-scrolled.ts'

type LotPagesProps = Pick<ListingLayoutProps, 'state' | 'change'> & {
  config: ListingConfig
  size: number
  context: RowContext
  first: ReturnType<typeof useListing>
  onReset: () => void
}

/** Pages one below the other, as many as the user has scrolled to. */
export function LotPages({ config, state, size, context, first, onReset }: LotPagesProps) {
  const { t } = useTranslation('catalogue')
  const [pages, setPages] = useState(1)
  const scrolled = useScrolled()
  const { lots, total = 0, error, fetching, stale } = first
  const failed = error !== undefined && !fetching
  const ended = pages * size >= total
  // Only the last page watches for the end of the list, once it is the list that was requested (2§4.3).
  const further = useCallback(() => setPages((shown) => shown + 1), [])
  const more = ended || fetching || failed ? undefined : further

  return (
    <>
      <ProgressLine active={fetching} />
      {failed && <ListingFailed error={error} onRetry={first.retry} hasLots={lots !== undefined} />}
      {!lots && !failed && <LotCardSkeletons count={6} />}
      {lots?.length === 0 && !failed && <ListingEmpty filters={state.filters} onReset={onReset} />}
      {lots && lots.length > 0 && (
        <div className={styles.pages} aria-busy={stale}>
          <LotCards lots={lots} config={config} context={context} onEnd={pages === 1 ? more : undefined} />
          {Array.from({ length: pages - 1 }, (_, index) => (
            <LotCardPage
              key={`page-${index + 2}`}
              config={config}
              state={state}
              page={index + 2}
              size={size}
              context={context}
              onEnd={index + 2 === pages ? more : undefined}
            />
          ))}
          {scrolled && <BackToTop over />}
          {ended && (
            <p className={styles.end}>
              <span>{t('mobile.apply')}</span>
              {!scrolled && <BackToTop over={false} />}
            </p>
          )}
        </div>
      )}
    </>
  )
}
