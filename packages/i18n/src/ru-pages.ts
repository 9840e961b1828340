import { bids } from './ru/bids.ts'
import { budget } from './ru/budget.ts'
import { chat } from './ru/chat.ts'
import { costs } from './ru/costs.ts'
import { credit } from './ru/credit.ts'
import { evidence } from './ru/evidence.ts'
import { funds } from './ru/funds.ts'
import { groups } from './ru/groups.ts'
import { lot } from './ru/lot.ts'
import { lotTools } from './ru/lot-tools.ts'
import { money } from './ru/money.ts'
import { negotiation } from './ru/negotiation.ts'
import { notificationList } from './ru/notification-list.ts'
import { orders } from './ru/orders.ts'
import { palette } from './ru/palette.ts'
import { productionMonth } from './ru/production-month.ts'
import { purchases } from './ru/purchases.ts'
import { refusal } from './ru/refusal.ts'
import { roles } from './ru/roles.ts'
import { sheet } from './ru/sheet.ts'
import { site } from './ru/site.ts'
import { translations } from './ru/translations.ts'
import { withdrawal } from './ru/withdrawal.ts'

/** The texts of a buyer's other pages: they come with the first of these pages. */
export const ruPages = {
  bids,
  budget,
  chat,
  costs,
  credit,
  evidence,
  funds,
  groups,
  lot,
  lotTools,
  money,
  negotiation,
  notificationList,
  orders,
  palette,
  productionMonth,
  purchases,
  refusal,
  roles,
  sheet,
  site,
  translations,
  withdrawal,
} as const
