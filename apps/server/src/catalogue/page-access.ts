import type { Actor } from '@seriba/domain/access/actor'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Refusal } from '../lib/refusal.ts'

/** Every page type has a flag of its own, which a contract of all of them cannot name. */
export function assertMaySee(actor: Actor, pageType: PageType) {
  if (!actor.permission[pageTypes[pageType].needs]) throw new Refusal('permission_missing')
}
