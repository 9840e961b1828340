import type { SavedSearch } from '@seriba/contracts/searches'
import { Tooltip } from '@seriba/ui/Tooltip'
import { type SyntheticEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './saved-searches.module.css'

/** The title of a search, whole in a tooltip where it is cut; it leads to the page with the search's filters. */
export function SearchLink({ search, onOpened }: { search: SavedSearch; onOpened: () => void }) {
  const { pathname } = useLocation()
  const [cut, setCut] = useState(false)
  const measure = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth)
  return (
    <Tooltip text={cut && search.name} side="bottom" describes={false}>
      <Link
        to={{ pathname, search: search.params }}
        className={styles.link}
        onPointerEnter={measure}
        onFocus={measure}
        onClick={onOpened}
      >
        {search.name}
      </Link>
    </Tooltip>
  )
}
