import {
  AnonymousOnly,
  Authenticated,
  ConsoleLayout,
  catalogueRoutes,
  GuestLayout,
  managerSegments,
  otherAppRedirects,
  type PageHandle,
  profilePath,
  RequireControl,
  textRoutes,
} from '@seriba/shell/manager'
import type { RouteObject } from 'react-router'
import { chat } from './chat.tsx'
import { clientRoute } from './client-route.tsx'
import { companyRoutes, costTablesRoutes } from './company-routes.tsx'
import { listingRoute } from './listing-route.tsx'
import { lotRoute } from './lot-route.tsx'
import { page } from './page.ts'
import { purchaseRoute } from './purchase-route.tsx'
import { staffRoute } from './staff-route.tsx'

/** Listings and lots of every page type. */
const catalogue = catalogueRoutes({
  listing: (pageType) => () => listingRoute(pageType),
  lot: (pageType) => () => lotRoute(pageType),
})

const bidManager = {
  // It opens as soon as it can, and contains none of the company's pages.
  handle: { page: 'bidManager', firstTexts: true } satisfies PageHandle,
  lazy: () => import('@seriba/bids/manager').then((m) => ({ element: <m.BidManagerPage chat={chat} /> })),
}

/** What a manager can do. */
export const routes: RouteObject[] = [
  ...textRoutes,
  {
    Component: AnonymousOnly,
    children: [
      {
        Component: GuestLayout,
        children: [
          {
            path: '/auth/login',
            ...page('signIn'),
            lazy: () =>
              import('@seriba/account/manager').then(({ IdentitySignIn, SignInPage }) => ({
                element: <SignInPage staff otherWay={<IdentitySignIn />} />,
              })),
          },
          {
            path: '/first-run',
            ...page('firstRun'),
            lazy: () => import('@seriba/account/manager').then((m) => ({ Component: m.FirstRunPage })),
          },
          {
            path: '/auth/forgot-password',
            ...page('forgotPassword'),
            lazy: () => import('@seriba/account/manager').then((m) => ({ Component: m.ForgotPasswordPage })),
          },
          {
            path: '/auth/change-password',
            ...page('resetPassword'),
            lazy: () => import('@seriba/account/manager').then((m) => ({ Component: m.ResetPasswordPage })),
          },
        ],
      },
    ],
  },
  {
    Component: Authenticated,
    children: [
      {
        Component: ConsoleLayout,
        children: [
          {
            path: '/bid-manager',
            ...bidManager,
            // A status that does not exist is a page that does not exist.
            children: managerSegments.map((path) => ({ path, ...page('bidManager') })),
          },
          {
            path: '/auction-day',
            ...page('auctionDay'),
            lazy: () => import('@seriba/bids/manager').then((m) => m.auctionDayRoute()),
          },
          {
            path: '/auction-day/gateway',
            ...page('gatewayLog'),
            lazy: () => import('@seriba/bids/manager').then((m) => m.gatewayLogRoute()),
          },
          ...catalogue,
          {
            path: '/go-net',
            ...page('stockCars'),
            lazy: () => import('@seriba/catalogue/manager').then((m) => ({ Component: m.StockCarsPage })),
          },
          {
            path: '/bid-groups/:group?',
            ...page('bidGroups'),
            lazy: () => import('@seriba/bids/manager').then((m) => ({ Component: m.GroupPage })),
          },
          {
            path: '/negotiations',
            ...page('negotiations'),
            lazy: () =>
              import('@seriba/bids/manager').then((m) => ({ element: <m.NegotiationsPage chat={chat} /> })),
          },
          {
            path: '/archive-bids',
            ...page('archiveBids'),
            lazy: () =>
              import('@seriba/bids/manager').then((m) => ({ element: <m.ArchivePage chat={chat} /> })),
          },
          {
            element: <RequireControl control="clientPage" fallback="/bid-manager" />,
            children: [
              {
                path: '/clients',
                ...page('clients'),
                lazy: () => import('@seriba/clients/manager').then((m) => ({ Component: m.ClientsPage })),
              },
              { path: '/clients/:id', ...page('client'), lazy: clientRoute },
              {
                path: '/payments',
                ...page('paymentsDesk'),
                lazy: () => import('@seriba/payments/manager').then((m) => ({ Component: m.PaymentsPage })),
              },
              {
                path: '/payments/bank-file/:id?',
                ...page('bankFile'),
                lazy: () => import('@seriba/payments/manager').then((m) => ({ Component: m.BankFilePage })),
              },
            ],
          },
          {
            element: <RequireControl control="clientPage" fallback="/bid-manager" />,
            children: [
              {
                path: '/purchases',
                ...page('purchasesDesk'),
                lazy: () =>
                  import('@seriba/purchases/manager').then((m) => ({ Component: m.PurchasesDeskPage })),
              },
              {
                path: '/purchases/:id',
                ...page('purchase'),
                lazy: purchaseRoute,
              },
              {
                path: '/voyages',
                ...page('voyages'),
                lazy: () => import('@seriba/purchases/manager').then((m) => ({ Component: m.VoyagesPage })),
              },
            ],
          },
          {
            path: '/dashboard',
            ...page('dashboard'),
            lazy: () =>
              import('@seriba/dashboard/manager').then((m) => ({ Component: m.StaffDashboardPage })),
          },
          {
            path: '/orders',
            ...page('orders'),
            lazy: () => import('@seriba/orders/manager').then((m) => ({ Component: m.OrdersPage })),
          },
          {
            path: '/translations',
            ...page('translations'),
            lazy: () =>
              import('@seriba/translations/manager').then((m) => ({ Component: m.TranslationsPage })),
          },
          {
            path: '/make-an-order',
            ...page('makeAnOrder'),
            lazy: async () => {
              const [{ OrderForClientPage }, { ClientField }] = await Promise.all([
                import('@seriba/orders/manager'),
                import('@seriba/bids/manager'),
              ])
              return { element: <OrderForClientPage ClientField={ClientField} /> }
            },
          },
          companyRoutes,
          costTablesRoutes,
          {
            element: <RequireControl control="staffPage" fallback="/bid-manager" />,
            children: [
              {
                path: '/staff',
                ...page('staff'),
                lazy: () => import('@seriba/staff/manager').then((m) => ({ Component: m.StaffPage })),
              },
              { path: '/staff/:id', ...page('staff'), lazy: staffRoute },
              {
                path: '/setting-up',
                ...page('settingUp'),
                lazy: () => import('@seriba/staff/manager').then((m) => ({ Component: m.SettingUpPage })),
              },
            ],
          },
          {
            element: <RequireControl control="staffPage" fallback="/bid-manager" />,
            children: [
              {
                element: <RequireControl control="paymentEntry" fallback="/bid-manager" />,
                children: [
                  {
                    path: '/clients/uploads',
                    ...page('uploads'),
                    lazy: () => import('@seriba/imports/manager').then((m) => ({ Component: m.ImportsPage })),
                  },
                  {
                    path: '/clients/uploads/:id',
                    ...page('uploads'),
                    lazy: () => import('@seriba/imports/manager').then((m) => ({ Component: m.ImportPage })),
                  },
                ],
              },
            ],
          },
          {
            element: <RequireControl control="auditPage" fallback="/bid-manager" />,
            children: [
              {
                path: '/audit',
                ...page('audit'),
                lazy: () => import('@seriba/audit/manager').then((m) => ({ Component: m.AuditPage })),
              },
            ],
          },
          {
            element: <RequireControl control="feedsPage" fallback="/bid-manager" />,
            children: [
              {
                path: '/feeds',
                ...page('feeds'),
                lazy: () => import('@seriba/feeds/manager').then((m) => ({ Component: m.FeedsPage })),
              },
              {
                path: '/feeds/source',
                ...page('feeds'),
                lazy: () => import('@seriba/feeds/manager').then((m) => ({ Component: m.SourcePage })),
              },
              {
                path: '/feeds/words',
                ...page('feeds'),
                lazy: () => import('@seriba/feeds/manager').then((m) => ({ Component: m.WordsPage })),
              },
            ],
          },
          {
            path: '/favorites/:group?',
            ...page('favorites'),
            lazy: () => import('@seriba/catalogue/manager').then((m) => m.favoritesRoute()),
          },
          {
            path: '/compare',
            ...page('compare'),
            lazy: () => import('@seriba/bids/manager').then((m) => m.compareRoute()),
          },
          {
            path: profilePath,
            ...page('profile'),
            lazy: () => import('@seriba/account/manager').then((m) => ({ Component: m.ProfilePage })),
          },
          {
            path: '/change-password',
            ...page('changePassword'),
            lazy: () => import('@seriba/account/manager').then((m) => ({ Component: m.ChangePasswordPage })),
          },
          ...otherAppRedirects('manager', '/bid-manager'),
        ],
      },
    ],
  },
]
