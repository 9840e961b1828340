import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

const IgnoredFilters = lazy(() =>
  import('./IgnoredFilters.tsx').then((module) => ({ default: module.IgnoredFilters })),
)

/** What an address asks for in vain. Few addresses do: what says so comes only with one that has filters. */
export function IgnoredFiltersLater() {
  const [query] = useSearchParams()
  if (query.size === 0) return null
  return (
    <Suspense>
      <IgnoredFilters />
    </Suspense>
  )
}
