import { useUpdateSearchMutation } from '@seriba/api/shared/searches'
import type { SavedSearch } from '@seriba/contracts/searches'
import { Tooltip } from '@seriba/ui/Tooltip'
import { type SyntheticEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './saved-searches.module.css'

/** The title of a search, in full in a tooltip if it is truncated; it leads to the page with the search's filters. */
export function SearchLink({ search, onOpened }: { search: SavedSearch; onOpened: () => void }) {
  const { pathname } = useLocation()
  const [update] = useUpdateSearchMutation()
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
        onClick={() => {
          // Nothing waits for it: if it fails, the lots are reported as new once more.
          void update({ id: search.id, opened: true })
          onOpened()
        }}
      >
        {search.name}
      </Link>
    </Tooltip>
  )
}
