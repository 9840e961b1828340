import { authRoutes } from '@seriba/server-account/auth.routes'
import { identityRoutes } from '@seriba/server-account/identity/identity.routes'
import { passkeysRoutes } from '@seriba/server-account/passkeys/passkeys.routes'
import { twoStepRoutes } from '@seriba/server-account/two-step/two-step.routes'
import { userRoutes } from '@seriba/server-account/user.routes'
import { alertsRoutes } from '@seriba/server-alerts/alerts.routes'
import { apiKeysRoutes } from '@seriba/server-api-keys/api-keys.routes'
import { webhooksRoutes } from '@seriba/server-api-keys/webhooks/webhooks.routes'
import { auditRoutes } from '@seriba/server-audit/audit.routes'
import { auctionDayRoutes } from '@seriba/server-bids/auction-day.routes'
import { bidGroupsRoutes } from '@seriba/server-bids/bid-groups.routes'
import { bidListsRoutes } from '@seriba/server-bids/bid-lists.routes'
import { bidTypesRoutes } from '@seriba/server-bids/bid-types.routes'
import { bidViewsRoutes } from '@seriba/server-bids/bid-views.routes'
import { bidsRoutes } from '@seriba/server-bids/bids.routes'
import { budgetRoutes } from '@seriba/server-bids/budget/budget.routes'
import { gatewayRoutes } from '@seriba/server-bids/gateway/gateway.routes'
import { negotiationsRoutes } from '@seriba/server-bids/negotiations.routes'
import { withdrawalsRoutes } from '@seriba/server-bids/withdrawals.routes'
import { calendarRoutes } from '@seriba/server-calendar/calendar.routes'
import { catalogueRoutes } from '@seriba/server-catalogue/catalogue.routes'
import { lotFiltersRoutes } from '@seriba/server-catalogue/lot-filters.routes'
import { chatRoutes } from '@seriba/server-chat/chat.routes'
import { clientsRoutes } from '@seriba/server-clients/clients.routes'
import { companyRoutes } from '@seriba/server-company/company.routes'
import { hallsRoutes } from '@seriba/server-company/halls.routes'
import { siteRoutes } from '@seriba/server-company/site.routes'
import { costsRoutes } from '@seriba/server-costs/costs.routes'
import { ratesRoutes } from '@seriba/server-costs/rates/rates.routes'
import { creditRoutes } from '@seriba/server-credit/credit.routes'
import { dashboardRoutes } from '@seriba/server-dashboard/dashboard.routes'
import { favoritesRoutes } from '@seriba/server-favorites/favorites.routes'
import { feedsRoutes } from '@seriba/server-feed/desk/feeds.routes'
import { sourcesRoutes } from '@seriba/server-feed/sources/sources.routes'
import { importsRoutes } from '@seriba/server-imports/imports.routes'
import type { AppContext } from '@seriba/server-kit/context'
import { lotRoutes } from '@seriba/server-lot/lot.routes'
import { marketplaceRoutes } from '@seriba/server-lot/marketplace/marketplace.routes'
import { productionMonthRoutes } from '@seriba/server-lot/production-month/production-month.routes'
import { bankFilesRoutes } from '@seriba/server-money/bank/bank-files.routes'
import { bankAccountRoutes } from '@seriba/server-money/bank-account/bank-account.routes'
import { depositsRoutes } from '@seriba/server-money/deposits.routes'
import { paymentsDeskRoutes } from '@seriba/server-money/desk/payments-desk.routes'
import { paymentFilesRoutes } from '@seriba/server-money/files/payment-files.routes'
import { invoicesRoutes } from '@seriba/server-money/invoices/invoices.routes'
import { moneyRoutes } from '@seriba/server-money/money.routes'
import { paymentsRoutes } from '@seriba/server-money/payments.routes'
import { receivablesRoutes } from '@seriba/server-money/receivables/receivables.routes'
import { shippingRoutes } from '@seriba/server-money/shipping.routes'
import { notificationsRoutes } from '@seriba/server-notifications/notifications.routes'
import { orderOffersRoutes } from '@seriba/server-orders/order-offers.routes'
import { ordersRoutes } from '@seriba/server-orders/orders.routes'
import { purchasesRoutes } from '@seriba/server-purchases/purchases.routes'
import { searchesRoutes } from '@seriba/server-searches/searches.routes'
import { sheetsRoutes } from '@seriba/server-sheets/sheets.routes'
import { firstRunRoutes } from '@seriba/server-staff/first-run/first-run.routes'
import { staffRoutes } from '@seriba/server-staff/staff.routes'
import { translationsRoutes } from '@seriba/server-translations/translations.routes'
import type { FastifyInstance } from 'fastify'
import { denyCookiesRoute } from './deny-cookies.ts'

/** Everything the API offers. */
export const routes: readonly ((app: FastifyInstance, ctx: AppContext) => void)[] = [
  authRoutes,
  userRoutes,
  twoStepRoutes,
  identityRoutes,
  passkeysRoutes,
  apiKeysRoutes,
  webhooksRoutes,
  catalogueRoutes,
  lotFiltersRoutes,
  lotRoutes,
  sheetsRoutes,
  productionMonthRoutes,
  notificationsRoutes,
  alertsRoutes,
  siteRoutes,
  companyRoutes,
  hallsRoutes,
  bankAccountRoutes,
  feedsRoutes,
  sourcesRoutes,
  denyCookiesRoute,
  bidTypesRoutes,
  bidViewsRoutes,
  negotiationsRoutes,
  withdrawalsRoutes,
  budgetRoutes,
  creditRoutes,
  bidsRoutes,
  auctionDayRoutes,
  gatewayRoutes,
  bidGroupsRoutes,
  bidListsRoutes,
  auditRoutes,
  calendarRoutes,
  chatRoutes,
  clientsRoutes,
  costsRoutes,
  ratesRoutes,
  dashboardRoutes,
  marketplaceRoutes,
  moneyRoutes,
  paymentsRoutes,
  depositsRoutes,
  invoicesRoutes,
  paymentsDeskRoutes,
  paymentFilesRoutes,
  receivablesRoutes,
  bankFilesRoutes,
  importsRoutes,
  shippingRoutes,
  purchasesRoutes,
  ordersRoutes,
  orderOffersRoutes,
  searchesRoutes,
  favoritesRoutes,
  firstRunRoutes,
  staffRoutes,
  translationsRoutes,
]
