import { account } from './ru/account.ts'
import { alerts } from './ru/alerts.ts'
import { apiKeys } from './ru/api-keys.ts'
import { compare } from './ru/compare.ts'
import { dashboard } from './ru/dashboard.ts'
import { groupFilled } from './ru/group-filled.ts'
import { receipts } from './ru/receipts.ts'
import { webhooks } from './ru/webhooks.ts'
import { ruPages } from './ru-pages.ts'

/** The texts of the portal's other pages: those for staff as well, and those only for buyers. */
export const ruPortal = {
  groupFilled,
  ...ruPages,
  account,
  alerts,
  apiKeys,
  compare,
  dashboard,
  receipts,
  webhooks,
}
