/** What was opened from the palette: enough to show it and to go there again. */
export type RecentPlace = {
  id: string
  kind: 'bid' | 'lot' | 'client' | 'purchase'
  label: string
  detail: string
  to: string
}

const most = 6
const keyOf = (userId: number) => `seriba-palette-${userId}`

/** What this browser's user opened last, latest first. */
export function recentPlaces(userId: number): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace) : []
  } catch {
    return []
  }
}

export function rememberPlace(userId: number, place: RecentPlace) {
  const others = recentPlaces(userId).filter(({ id }) => id !== place.id)
  localStorage.setItem(keyOf(userId), JSON.stringify([place, ...others].slice(0, most)))
}

const isPlace = (value: unknown): value is RecentPlace => {
  const place = value as Partial<RecentPlace> | null
  return (
    typeof place?.id === 'string' &&
    typeof place.label === 'string' &&
    typeof place.detail === 'string' &&
    typeof place.to === 'string' &&
    place.to.startsWith('/')
  )
}
