import { rememberShown } from '@seriba/api/lot-lists'
import { PageHead } from '@seriba/ui/PageHead'
import { useWide } from '@seriba/ui/use-wide'
import type { MouseEvent } from 'react'
import { ListingFailed } from '../listing/ListingFailed.tsx'
import { ListingFoot } from '../listing/ListingFoot.tsx'
import { ProgressLine } from '../listing/ProgressLine.tsx'
import { persistTableSize, useTableSize } from '../listing/table-size.ts'
import { useRowContext } from '../rows/row-context.ts'
import type { Audience } from '../rows/use-row-words.ts'
import { FavoriteCards } from './FavoriteCards.tsx'
import { FavoriteSearch } from './FavoriteSearch.tsx'
import { FavoritesEmpty } from './FavoritesEmpty.tsx'
import { FavoritesHead } from './FavoritesHead.tsx'
import { FavoritesTable } from './FavoritesTable.tsx'
import { FavoriteTools } from './FavoriteTools.tsx'
import styles from './favorites.module.css'
import { GroupActions } from './GroupActions.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { SaveFavorites } from './SaveFavorites.tsx'
import { useFavorites } from './use-favorites.ts'

/** The lots of one favorite group, whatever their kind. */
export function FavoritesPage({ audience }: { audience: Audience }) {
  const size = useTableSize()
  const favorites = useFavorites(size)
  const context = useRowContext('car-auction', audience)
  const wide = useWide()
  const { group, state, data, lots, error } = favorites
  const Lots = wide ? FavoritesTable : FavoriteCards

  // From a lot that is opened here, the user can move on to its neighbors.
  const remember = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) rememberShown(lots ?? [])
  }

  return (
    <div className={styles.page}>
      <PageHead>
        <FavoritesHead groups={data?.groups} />
        {wide && <FavoriteSearch lotNo={state.lotNo} onSearch={favorites.onSearch} />}
        {wide && lots && lots.length > 0 && <SaveFavorites filter={favorites.filter} />}
      </PageHead>
      <div className={styles.groups}>
        <GroupTabs groups={data?.groups} group={group} />
        {data && <GroupActions group={group} data={data} />}
      </div>
      <FavoriteTools
        state={state}
        kinds={data?.kinds}
        found={data?.pageInfo.totalSearchResults}
        onChange={favorites.onNarrow}
        onSearch={favorites.onSearch}
      />
      <ProgressLine active={favorites.fetching} />
      {error !== undefined && (
        <ListingFailed error={error} onRetry={favorites.retry} hasLots={lots !== undefined} />
      )}
      {lots?.length === 0 && (
        <FavoritesEmpty group={group} narrowed={favorites.narrowed} onReset={favorites.onReset} />
      )}
      {lots?.length !== 0 && (lots || error === undefined) && (
        <div className={styles.lots} onClickCapture={remember} onAuxClickCapture={remember}>
          <Lots favorites={favorites} context={context} size={size} />
        </div>
      )}
      {data && (
        <ListingFoot
          pageInfo={data.pageInfo}
          page={state.page}
          size={size}
          onPage={favorites.onPage}
          onSize={(next) => {
            persistTableSize(next)
            favorites.onPage(1)
          }}
        />
      )}
    </div>
  )
}
