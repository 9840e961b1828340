import { account } from './en/account.ts'
import { alerts } from './en/alerts.ts'
import { apiKeys } from './en/api-keys.ts'
import { auctionDay } from './en/auction-day.ts'
import { audit } from './en/audit.ts'
import { company } from './en/company.ts'
import { companyTables } from './en/company-tables.ts'
import { compare } from './en/compare.ts'
import { costTables } from './en/cost-tables.ts'
import { dashboard, staffDashboard } from './en/dashboard.ts'
import { feedSource } from './en/feed-source.ts'
import { feeds } from './en/feeds.ts'
import { groupFilled } from './en/group-filled.ts'
import { imports } from './en/imports.ts'
import { paymentsDesk } from './en/payments-desk.ts'
import { purchaseDesk } from './en/purchase-desk.ts'
import { staff } from './en/staff.ts'
import { translationDesk } from './en/translation-desk.ts'
import { webhooks } from './en/webhooks.ts'

/**
 * The texts of the pages on which staff set up the company, work through purchases or translate, compare lots, look at
 * the day or take care of an account: they come with the first of these pages.
 */
export const enCompany = {
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
