import { account } from './en/account.ts'
import { alerts } from './en/alerts.ts'
import { apiKeys } from './en/api-keys.ts'
import { compare } from './en/compare.ts'
import { dashboard } from './en/dashboard.ts'
import { groupFilled } from './en/group-filled.ts'
import { receipts } from './en/receipts.ts'
import { webhooks } from './en/webhooks.ts'
import { enPages } from './en-pages.ts'

/** The texts of the portal's other pages: those for staff as well, and those only for buyers. */
export const enPortal = {
  groupFilled,
  ...enPages,
  account,
  alerts,
  apiKeys,
  compare,
  dashboard,
  receipts,
  webhooks,
} as const
