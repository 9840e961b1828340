import type { Actor } from '@seriba/domain/access/actor'
import { allPageTypes, type LotKind, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { ApiError } from '@seriba/server-kit/api-error'

export const maySeePage = (actor: Actor, pageType: PageType) => actor.permission[pageTypes[pageType].needs]

/** Every page type has its own flag, which a contract for all of them cannot name. */
export function assertCanView(actor: Actor, pageType: PageType) {
  if (!maySeePage(actor, pageType)) throw new ApiError('permission_missing')
}

/** Anyone who may see any page for its kind may see a lot. */
export function canViewLot(actor: Actor, kind: LotKind): boolean {
  const pages = allPageTypes.filter((name) => pageTypes[name].kind === kind)
  return pages.some((page) => maySeePage(actor, page))
}

export function assertMaySeeLot(actor: Actor, kind: LotKind) {
  if (!canViewLot(actor, kind)) throw new ApiError('permission_missing')
}

/** A kind's statistics also request its schedule. */
export function assertMaySeeKind(actor: Actor, pageType: PageType) {
  assertMaySeeLot(actor, pageTypes[pageType].kind)
}
