import type { Actor } from '../access/actor.ts'
import { roleIds } from '../access/roles.ts'
import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { type PageType, pageTypes } from '../lots/page-types.ts'

/**
 * Limits of saved searches (2§9): how many per page type, characters of a title and of an address, and how many new
 * lots are reported one by one.
 */
export const savedSearches = { perPage: 10, title: 200, params: 4000, freshShown: 99 } as const

/**
 * Whether one more search of a page type may be saved, by this person (DEC37) and with this many saved already
 * (2§5.2).
 */
export function maySaveSearch(
  { roleId, permission }: Pick<Actor, 'roleId' | 'permission'>,
  pageType: PageType,
  saved: number,
): RuleResult<'permission_missing' | 'too_many_searches'> {
  if (roleId === roleIds.guest || !permission[pageTypes[pageType].needs])
    return rejected('permission_missing')
  return saved < savedSearches.perPage ? ok : rejected('too_many_searches')
}

/** What a rename sends; null if there is nothing to send (2§5.2). */
export function renamed(current: string, typed: string): string | null {
  const title = typed.trim()
  return title === '' || title === current ? null : title
}
