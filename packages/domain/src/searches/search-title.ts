import { savedSearches } from './saved-search.ts'

const partsShown = 10

/** The suggested title for a search: its filters in words, at most ten of them and 200 characters (2§9). */
export function searchTitle(parts: readonly string[]): string {
  const shown = parts.slice(0, partsShown).join(', ')
  const title = parts.length > partsShown ? `${shown}...` : shown
  return title.length > savedSearches.title ? `${firstOf(title, savedSearches.title - 3)}...` : title
}

/** As many characters as fit, without half a surrogate pair at the end. */
const firstOf = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
