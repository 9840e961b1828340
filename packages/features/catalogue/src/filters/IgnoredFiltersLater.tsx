import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

const IgnoredFilters = lazy(() =>
  import('./IgnoredFilters.tsx').then((module) => ({ default: module.IgnoredFilters })),
)

/** Invalid filters in an address. Few addresses have any: the component is only loaded if one does. */
export function IgnoredFiltersLater() {
  const [query] = useSearchParams()
  if (query.size === 0) return null
  return (
    <Suspense>
      <IgnoredFilters />
    </Suspense>
  )
}
