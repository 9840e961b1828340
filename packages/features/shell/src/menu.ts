import { type Actor, isBuyer, isDealer, isManager } from '@seriba/domain/access/actor'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { firstFavoriteGroup } from '@seriba/domain/favorites/favorite-groups'
import type { shell } from '@seriba/i18n/en/shell'
import { CarFront, Gavel, History, type LucideIcon, Ship, Star, User } from 'lucide-react'

export type MenuEntry = {
  label: keyof typeof shell.menu
  icon: LucideIcon
  to: string
  /** Further addresses of the same page. */
  alsoAt?: readonly string[]
  shown: (actor: Actor) => boolean
  /** Carries the number of live bids. */
  badge?: true
  /** Everything below this path is the entry's page too. */
  below?: string
}

const flag = (name: PermissionFlag) => (actor: Actor) => actor.permission[name]
const client = (actor: Actor) => isBuyer(actor) && !isDealer(actor)
const anyone = () => true

/** The rail, in the order of the specification (1§2.4). A page that comes to the product gets its line here. */
export const deskMenu: readonly MenuEntry[] = [
  {
    label: 'bidManager',
    icon: Gavel,
    to: '/bid-manager',
    alsoAt: ['/archive-bids'],
    shown: isManager,
    badge: true,
  },
  { label: 'myBids', icon: Gavel, to: '/bids', shown: client, badge: true },
  { label: 'myBids', icon: Gavel, to: '/dealer-bids', shown: isDealer, badge: true },
  { label: 'archiveBids', icon: History, to: '/archive-bids', shown: isBuyer },
  { label: 'purchased', icon: Ship, to: '/purchases', shown: isBuyer },
  { label: 'profile', icon: User, to: '/profile', shown: anyone },
]

export const catalogueMenu: readonly MenuEntry[] = [
  {
    label: 'favorites',
    icon: Star,
    to: `/favorites/${firstFavoriteGroup}`,
    alsoAt: ['/favorites'],
    below: '/favorites',
    shown: anyone,
  },
  { label: 'carListing', icon: CarFront, to: '/car-auctions', alsoAt: ['/'], shown: flag('carAuctionsView') },
]

/** One of them opens the catalogue section (DEC06). */
const catalogueFlags = [
  'carAuctionsView',
  'bikeView',
  'machineryView',
  'onepriceView',
  'salesStatisticsView',
] as const satisfies readonly PermissionFlag[]

export function menuOf(actor: Actor) {
  const open = catalogueFlags.some((name) => actor.permission[name])
  return {
    desk: deskMenu.filter(({ shown }) => shown(actor)),
    catalogue: open ? catalogueMenu.filter(({ shown }) => shown(actor)) : [],
  }
}

/** A lot stands below its listing, so its entry stays marked. */
export const isOpen = ({ to, below = to, alsoAt = [] }: MenuEntry, pathname: string) =>
  pathname === to || pathname.startsWith(`${below}/`) || alsoAt.includes(pathname)
