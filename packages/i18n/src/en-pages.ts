import { bids } from './en/bids.ts'
import { budget } from './en/budget.ts'
import { chat } from './en/chat.ts'
import { costs } from './en/costs.ts'
import { credit } from './en/credit.ts'
import { evidence } from './en/evidence.ts'
import { funds } from './en/funds.ts'
import { groups } from './en/groups.ts'
import { lot } from './en/lot.ts'
import { lotTools } from './en/lot-tools.ts'
import { money } from './en/money.ts'
import { negotiation } from './en/negotiation.ts'
import { notificationList } from './en/notification-list.ts'
import { orders } from './en/orders.ts'
import { palette } from './en/palette.ts'
import { productionMonth } from './en/production-month.ts'
import { purchases } from './en/purchases.ts'
import { refusal } from './en/refusal.ts'
import { roles } from './en/roles.ts'
import { sheet } from './en/sheet.ts'
import { site } from './en/site.ts'
import { translations } from './en/translations.ts'
import { withdrawal } from './en/withdrawal.ts'

/** The texts of a buyer's other pages, except those about the account: they come with the first of these pages. */
export const enPages = {
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
