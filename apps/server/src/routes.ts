import { authRoutes } from '@seriba/server-account/auth.routes'
import { twoStepRoutes } from '@seriba/server-account/two-step/two-step.routes'
import { userRoutes } from '@seriba/server-account/user.routes'
import { alertsRoutes } from '@seriba/server-alerts/alerts.routes'
import { auctionDayRoutes } from '@seriba/server-bids/auction-day.routes'
import { bidGroupsRoutes } from '@seriba/server-bids/bid-groups.routes'
import { bidListsRoutes } from '@seriba/server-bids/bid-lists.routes'
import { bidViewsRoutes } from '@seriba/server-bids/bid-views.routes'
import { bidsRoutes } from '@seriba/server-bids/bids.routes'
import { gatewayRoutes } from '@seriba/server-bids/gateway/gateway.routes'
import { negotiationsRoutes } from '@seriba/server-bids/negotiations.routes'
import { withdrawalsRoutes } from '@seriba/server-bids/withdrawals.routes'
import { calendarRoutes } from '@seriba/server-calendar/calendar.routes'
import { catalogueRoutes } from '@seriba/server-catalogue/catalogue.routes'
import { lotFiltersRoutes } from '@seriba/server-catalogue/lot-filters.routes'
import { chatRoutes } from '@seriba/server-chat/chat.routes'
import { clientsRoutes } from '@seriba/server-clients/clients.routes'
import { companyRoutes } from '@seriba/server-company/company.routes'
import { siteRoutes } from '@seriba/server-company/site.routes'
import { costsRoutes } from '@seriba/server-costs/costs.routes'
import { dashboardRoutes } from '@seriba/server-dashboard/dashboard.routes'
import { favoritesRoutes } from '@seriba/server-favorites/favorites.routes'
import type { AppContext } from '@seriba/server-kit/context'
import { lotRoutes } from '@seriba/server-lot/lot.routes'
import { marketplaceRoutes } from '@seriba/server-lot/marketplace/marketplace.routes'
import { productionMonthRoutes } from '@seriba/server-lot/production-month/production-month.routes'
import { depositsRoutes } from '@seriba/server-money/deposits.routes'
import { moneyRoutes } from '@seriba/server-money/money.routes'
import { paymentsRoutes } from '@seriba/server-money/payments.routes'
import { shippingRoutes } from '@seriba/server-money/shipping.routes'
import { notificationsRoutes } from '@seriba/server-notifications/notifications.routes'
import { orderOffersRoutes } from '@seriba/server-orders/order-offers.routes'
import { ordersRoutes } from '@seriba/server-orders/orders.routes'
import { purchasesRoutes } from '@seriba/server-purchases/purchases.routes'
import { searchesRoutes } from '@seriba/server-searches/searches.routes'
import { translationsRoutes } from '@seriba/server-translations/translations.routes'
import type { FastifyInstance } from 'fastify'
import { denyCookiesRoute } from './deny-cookies.ts'

/** Everything the API offers. */
export const routes: readonly ((app: FastifyInstance, ctx: AppContext) => void)[] = [
  authRoutes,
  userRoutes,
  twoStepRoutes,
  catalogueRoutes,
  lotFiltersRoutes,
  lotRoutes,
  productionMonthRoutes,
  notificationsRoutes,
  alertsRoutes,
  siteRoutes,
  companyRoutes,
  denyCookiesRoute,
  bidViewsRoutes,
  negotiationsRoutes,
  withdrawalsRoutes,
  bidsRoutes,
  auctionDayRoutes,
  gatewayRoutes,
  bidGroupsRoutes,
  bidListsRoutes,
  calendarRoutes,
  chatRoutes,
  clientsRoutes,
  costsRoutes,
  dashboardRoutes,
  marketplaceRoutes,
  moneyRoutes,
  paymentsRoutes,
  depositsRoutes,
  shippingRoutes,
  purchasesRoutes,
  ordersRoutes,
  orderOffersRoutes,
  searchesRoutes,
  favoritesRoutes,
  translationsRoutes,
]
