import { account } from './en/account.ts'
import { bids } from './en/bids.ts'
import { catalogue } from './en/catalogue.ts'
import { chat } from './en/chat.ts'
import { common } from './en/common.ts'
import { dashboard } from './en/dashboard.ts'
import { favorites } from './en/favorites.ts'
import { filters } from './en/filters.ts'
import { groups } from './en/groups.ts'
import { lot } from './en/lot.ts'
import { lotTools } from './en/lot-tools.ts'
import { lots } from './en/lots.ts'
import { money } from './en/money.ts'
import { notifications } from './en/notifications.ts'
import { orders } from './en/orders.ts'
import { productionMonth } from './en/production-month.ts'
import { refusal } from './en/refusal.ts'
import { roles } from './en/roles.ts'
import { searches } from './en/searches.ts'
import { shell, shellFrame, shellPages } from './en/shell.ts'
import { site } from './en/site.ts'
import { withdrawal } from './en/withdrawal.ts'

/** Every phrase that buyers meet, by the concern it belongs to. */
export const enClient = {
  account,
  bids,
  catalogue,
  chat,
  common,
  dashboard,
  filters,
  favorites,
  groups,
  lot,
  lotTools,
  lots,
  money,
  notifications,
  orders,
  productionMonth,
  refusal,
  roles,
  searches,
  shell: { ...shell, ...shellFrame, ...shellPages },
  site,
  withdrawal,
} as const
