import type { Actor } from './actor.ts'
import type { CallName } from './calls.ts'
import type { CatalogueAccess } from './catalogue-access.ts'
import { permissionsOf } from './permissions.ts'
import { roleIds, userTypes } from './roles.ts'

/** Who looks around a public catalogue: nobody's id, so no rows are his, and what a guest may see. */
export const visitor: Actor = {
  userId: 0,
  userType: userTypes.client,
  roleId: roleIds.guest,
  permission: permissionsOf('guest'),
}

export const isVisitor = ({ userId }: Pick<Actor, 'userId'>) => userId === visitor.userId

/** What a public catalogue answers to a visitor. His searches and counters are nobody's: there are none. */
const open: ReadonlySet<CallName> = new Set<CallName>([
  'catalogue.listing',
  'lot.viewLot',
  'lotFilters.auctionList',
  'lotFilters.categoryList',
  'lotFilters.conditionList',
  'lotFilters.filterAttributes',
  'lotFilters.filterChassis',
  'lotFilters.filterModel',
  'lotFilters.filters',
  'lotFilters.makers',
  'lotFilters.models',
  'lotFilters.steeringList',
  'lotFilters.weekDays',
  'searches.mySearches',
  'site.auctionStatusList',
  'site.gearboxList',
  'site.menuCounters',
])

export const opensToVisitors = (call: CallName, access: CatalogueAccess) =>
  access === 'public' && open.has(call)
