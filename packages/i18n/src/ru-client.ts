import { account } from './ru/account.ts'
import { bids } from './ru/bids.ts'
import { catalogue } from './ru/catalogue.ts'
import { chat } from './ru/chat.ts'
import { common } from './ru/common.ts'
import { dashboard } from './ru/dashboard.ts'
import { favorites } from './ru/favorites.ts'
import { filters } from './ru/filters.ts'
import { funds } from './ru/funds.ts'
import { groups } from './ru/groups.ts'
import { lot } from './ru/lot.ts'
import { lotTools } from './ru/lot-tools.ts'
import { lots } from './ru/lots.ts'
import { money } from './ru/money.ts'
import { negotiation } from './ru/negotiation.ts'
import { notifications } from './ru/notifications.ts'
import { orders } from './ru/orders.ts'
import { palette } from './ru/palette.ts'
import { productionMonth } from './ru/production-month.ts'
import { refusal } from './ru/refusal.ts'
import { roles } from './ru/roles.ts'
import { searches } from './ru/searches.ts'
import { shell, shellFrame, shellPages } from './ru/shell.ts'
import { site } from './ru/site.ts'
import { withdrawal } from './ru/withdrawal.ts'

/** Every phrase that buyers meet, by the concern it belongs to. */
export const ruClient = {
  account,
  bids,
  catalogue,
  chat,
  common,
  dashboard,
  filters,
  funds,
  favorites,
  groups,
  lot,
  lotTools,
  lots,
  money,
  negotiation,
  notifications,
  orders,
  palette,
  productionMonth,
  refusal,
  roles,
  searches,
  shell: { ...shell, ...shellFrame, ...shellPages },
  site,
  withdrawal,
} as const
