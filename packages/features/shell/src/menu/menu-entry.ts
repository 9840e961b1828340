import type { Actor } from '@seriba/domain/access/actor'
import type { shellFrame } from '@seriba/i18n/en/shell'
import type { LucideIcon } from 'lucide-react'

export type MenuEntry = {
  label: keyof typeof shellFrame.menu
  icon: LucideIcon
  to: string
  /** Further addresses of the same page. */
  alsoAt?: readonly string[]
  /** How all addresses of the page begin, if that is not `to`. */
  under?: string
  shown: (actor: Actor) => boolean
  /** Shows the number of live bids, or of new clients. */
  badge?: 'bid' | 'newClients'
  /** Hidden unless the company has switched it on (GAP09). */
  bySetting?: true
}
