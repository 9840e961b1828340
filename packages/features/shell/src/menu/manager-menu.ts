import { type Actor, isManager } from '@seriba/domain/access/actor'
import { type Control, hasControl } from '@seriba/domain/access/flags'
import {
  Building2,
  Calculator,
  CalendarClock,
  ClipboardList,
  DatabaseZap,
  Gavel,
  Languages,
  ReceiptJapaneseYen,
  ScrollText,
  Ship,
  Users,
  UsersRound,
} from 'lucide-react'
import { dashboardEntry, profileEntry } from './common-entries.ts'
import type { MenuEntry } from './menu-entry.ts'

const managesBids = (actor: Actor) => isManager(actor) && actor.permission.bidManagementEnabled
const has = (control: Control) => (actor: Actor) => isManager(actor) && hasControl(actor.permission, control)
const servesClients = has('clientPage')
const setsUpCompany = has('companyPages')

/** The staff desk, in the order of the specification (1§2.4). */
export const managerMenu: readonly MenuEntry[] = [
  dashboardEntry,
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
  { label: 'costTables', icon: Calculator, to: '/cost-tables', shown: has('costTablesPage') },
  { label: 'feeds', icon: DatabaseZap, to: '/feeds', shown: has('feedsPage') },
  { label: 'staff', icon: UsersRound, to: '/staff', shown: has('staffPage') },
  { label: 'audit', icon: ScrollText, to: '/audit', shown: has('auditPage') },
  profileEntry,
]
