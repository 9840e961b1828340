import type { SiteConfig } from '@seriba/contracts/site'
import type { Actor } from '@seriba/domain/access/actor'
import { isVisitor } from '@seriba/domain/access/anonymous'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Bike, CarFront, ChartLine, Forklift, Star, Tag } from 'lucide-react'
import type { MenuEntry } from './menu-entry.ts'

const flag = (name: PermissionFlag) => (actor: Actor) => actor.permission[name]
const anyone = () => true

const listing = (pageType: PageType) => ({
  to: pageTypes[pageType].path,
  shown: flag(pageTypes[pageType].needs),
})
/** An entry for a page whose flag is missing would only lead back (DEC07). */
const machineryResults = (actor: Actor) =>
  actor.permission.machineryView && actor.permission.salesStatisticsView

const listings: readonly MenuEntry[] = [
  { label: 'carListing', icon: CarFront, alsoAt: ['/'], ...listing('car-auction') },
  { label: 'carStatistic', icon: ChartLine, ...listing('stats') },
  { label: 'bikeListing', icon: Bike, ...listing('bikes') },
  { label: 'bikeStatistic', icon: ChartLine, ...listing('bike-stats') },
  { label: 'fixedPrice', icon: Tag, ...listing('stock') },
  { label: 'machineryListing', icon: Forklift, ...listing('machinery') },
  {
    label: 'machineryStatistic',
    icon: ChartLine,
    ...listing('machinery-stats'),
    shown: machineryResults,
  },
]

const catalogueMenu: readonly MenuEntry[] = [
  { label: 'favorites', icon: Star, to: '/favorites/A', under: '/favorites', shown: anyone },
  ...listings,
]

/** Any one of them opens the catalogue section (DEC06). */
const catalogueFlags = [
  'carAuctionsView',
  'bikeView',
  'machineryView',
  'onepriceView',
  'salesStatisticsView',
] as const satisfies readonly PermissionFlag[]

/** Which parts of an app's desk and of the catalogue are available to this user. */
export function menuOf(
  actor: Actor,
  desk: readonly MenuEntry[],
  { dashboard = false }: Pick<SiteConfig, 'dashboard'> = {},
) {
  // A visitor has nothing of their own to link to.
  if (isVisitor(actor)) return { desk: [], catalogue: listings.filter(({ shown }) => shown(actor)) }
  const open = catalogueFlags.some((name) => actor.permission[name])
  return {
    desk: desk.filter(({ shown, bySetting }) => shown(actor) && (dashboard || !bySetting)),
    catalogue: open ? catalogueMenu.filter(({ shown }) => shown(actor)) : [],
  }
}

/** A lot is below its listing, so its entry stays highlighted. */
export const isOpen = ({ to, under = to, alsoAt = [] }: MenuEntry, pathname: string) =>
  pathname === under || pathname.startsWith(`${under}/`) || alsoAt.includes(pathname)
