import { account } from './ru/account.ts'
import { alerts } from './ru/alerts.ts'
import { apiKeys } from './ru/api-keys.ts'
import { auctionDay } from './ru/auction-day.ts'
import { audit } from './ru/audit.ts'
import { company } from './ru/company.ts'
import { companyTables } from './ru/company-tables.ts'
import { compare } from './ru/compare.ts'
import { costTables } from './ru/cost-tables.ts'
import { dashboard, staffDashboard } from './ru/dashboard.ts'
import { feedSource } from './ru/feed-source.ts'
import { feeds } from './ru/feeds.ts'
import { groupFilled } from './ru/group-filled.ts'
import { imports } from './ru/imports.ts'
import { paymentsDesk } from './ru/payments-desk.ts'
import { purchaseDesk } from './ru/purchase-desk.ts'
import { staff } from './ru/staff.ts'
import { translationDesk } from './ru/translation-desk.ts'
import { webhooks } from './ru/webhooks.ts'

/**
 * The texts of the pages on which staff set up the company, work through purchases or translate: they come with the
 * first of these pages.
 */
export const ruCompany = {
  account,
  alerts,
  auctionDay,
  groupFilled,
  apiKeys,
  audit,
  company,
  companyTables,
  compare,
  costTables,
  dashboard: { ...dashboard, ...staffDashboard },
  feedSource,
  feeds,
  imports,
  paymentsDesk,
  purchaseDesk,
  staff,
  translationDesk,
  webhooks,
} as const
