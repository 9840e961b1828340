import type { SiteConfig } from '@seriba/contracts/site'
import { type Actor, isBuyer, isDealer, isManager } from '@seriba/domain/access/actor'
import { isVisitor } from '@seriba/domain/access/anonymous'
import { hasControl } from '@seriba/domain/access/flags'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { shellFrame } from '@seriba/i18n/en/shell'
import {
  Bike,
  Building2,
  Calculator,
  CalendarClock,
  CarFront,
  ChartLine,
  ClipboardList,
  DatabaseZap,
  Forklift,
  Gavel,
  History,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  ReceiptJapaneseYen,
  ScrollText,
  Ship,
  Star,
  Tag,
  User,
  Users,
  UsersRound,
} from 'lucide-react'

export type MenuEntry = {
  label: keyof typeof shellFrame.menu
  icon: LucideIcon
  to: string
  /** Further addresses of the same page. */
  alsoAt?: readonly string[]
  /** What all addresses of the page begin with, where that is not `to`. */
  under?: string
  shown: (actor: Actor) => boolean
  /** Carries the number of live bids, or of new clients. */
  badge?: 'bid' | 'newClients'
  /** Hidden unless the company has switched it on (GAP09). */
  bySetting?: true
}

const flag = (name: PermissionFlag) => (actor: Actor) => actor.permission[name]
const client = (actor: Actor) => isBuyer(actor) && !isDealer(actor)
const anyone = () => true
const managesBids = (actor: Actor) => isManager(actor) && actor.permission.bidManagementEnabled
const setsUpCompany = (actor: Actor) => isManager(actor) && hasControl(actor.permission, 'companyPages')
const managesFeeds = (actor: Actor) => isManager(actor) && hasControl(actor.permission, 'feedsPage')
const managesStaff = (actor: Actor) => isManager(actor) && hasControl(actor.permission, 'staffPage')
const readsAudit = (actor: Actor) => isManager(actor) && hasControl(actor.permission, 'auditPage')
const servesClients = (actor: Actor) => isManager(actor) && hasControl(actor.permission, 'clientPage')

/** The rail, in the order of the specification (1§2.4). A page that comes to the product gets its line here. */
export const deskMenu: readonly MenuEntry[] = [
  { label: 'dashboard', icon: LayoutDashboard, to: '/dashboard', shown: anyone, bySetting: true },
  {
    label: 'bidManager',
    icon: Gavel,
    to: '/bid-manager',
    alsoAt: ['/archive-bids'],
    shown: isManager,
    badge: 'bid',
  },
  { label: 'auctionDay', icon: CalendarClock, to: '/auction-day', shown: managesBids },
  { label: 'clients', icon: Users, to: '/clients', shown: servesClients, badge: 'newClients' },
  { label: 'payments', icon: ReceiptJapaneseYen, to: '/payments', shown: servesClients },
  { label: 'translations', icon: Languages, to: '/translations', shown: isManager },
  { label: 'orders', icon: ClipboardList, to: '/orders', shown: isManager },
  { label: 'purchases', icon: Ship, to: '/purchases', alsoAt: ['/voyages'], shown: servesClients },
  { label: 'company', icon: Building2, to: '/company', shown: setsUpCompany },
  { label: 'costTables', icon: Calculator, to: '/cost-tables', shown: setsUpCompany },
  { label: 'feeds', icon: DatabaseZap, to: '/feeds', shown: managesFeeds },
  { label: 'staff', icon: UsersRound, to: '/staff', shown: managesStaff },
  { label: 'audit', icon: ScrollText, to: '/audit', shown: readsAudit },
  { label: 'myBids', icon: Gavel, to: '/bids', shown: client, badge: 'bid' },
  { label: 'myBids', icon: Gavel, to: '/dealer-bids', shown: isDealer, badge: 'bid' },
  { label: 'archiveBids', icon: History, to: '/archive-bids', shown: isBuyer },
  { label: 'purchased', icon: Ship, to: '/purchases', shown: isBuyer },
  { label: 'payments', icon: ReceiptJapaneseYen, to: '/payments', alsoAt: ['/balance'], shown: isBuyer },
  { label: 'profile', icon: User, to: '/profile', alsoAt: ['/change-password'], shown: anyone },
]

const listing = (pageType: PageType) => ({
  to: pageTypes[pageType].path,
  shown: flag(pageTypes[pageType].needs),
})
/** An entry that opened a page without its flag would only lead back (DEC07). */
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

export const catalogueMenu: readonly MenuEntry[] = [
  { label: 'favorites', icon: Star, to: '/favorites/A', under: '/favorites', shown: anyone },
  ...listings,
]

/** One of them opens the catalogue section (DEC06). */
const catalogueFlags = [
  'carAuctionsView',
  'bikeView',
  'machineryView',
  'onepriceView',
  'salesStatisticsView',
] as const satisfies readonly PermissionFlag[]

export function menuOf(actor: Actor, { dashboard = false }: Pick<SiteConfig, 'dashboard'> = {}) {
  // A visitor has nothing of their own to be led to.
  if (isVisitor(actor)) return { desk: [], catalogue: listings.filter(({ shown }) => shown(actor)) }
  const open = catalogueFlags.some((name) => actor.permission[name])
  return {
    desk: deskMenu.filter(({ shown, bySetting }) => shown(actor) && (dashboard || !bySetting)),
    catalogue: open ? catalogueMenu.filter(({ shown }) => shown(actor)) : [],
  }
}

/** A lot stands below its listing, so its entry stays marked. */
export const isOpen = ({ to, under = to, alsoAt = [] }: MenuEntry, pathname: string) =>
  pathname === under || pathname.startsWith(`${under}/`) || alsoAt.includes(pathname)
