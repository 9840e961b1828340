import * as auth from './auth.ts'
import * as bidLists from './bid-lists.ts'
import * as bids from './bids.ts'
import * as catalogue from './catalogue.ts'
import * as chat from './chat.ts'
import * as clients from './clients.ts'
import type { Contract } from './contract.ts'
import * as favorites from './favorites.ts'
import * as lot from './lot.ts'
import * as lotFilters from './lot-filters.ts'
import * as money from './money.ts'
import * as searches from './searches.ts'
import * as site from './site.ts'
import * as user from './user.ts'

const concerns = { auth, bidLists, bids, catalogue, chat, clients, favorites, lot, lotFilters, money, searches, site, user }
  auth,
  bidLists,
  bids,
  catalogue,
  chat,
  favorites,
  lot,
  lotFilters,
  money,
  searches,
  site,
  user,
}

/** Every request there is, by name: documentation, audience tests and fuzzing walk this. */
export const contracts: Record<string, Contract> = Object.fromEntries(
  Object.entries(concerns).flatMap(([concern, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isContract(value) ? [[`${concern}.${name}`, value] as const] : [],
    ),
  ),
)

function isContract(value: object): value is Contract {
  return 'method' in value && 'audience' in value && 'refusals' in value
}
