import type { AppStore } from '@seriba/api/store'
import {
  AnonymousOnly,
  AppLayout,
  Authenticated,
  catalogueRoutes,
  GuestLayout,
  otherAppRedirects,
  type PageHandle,
  PublicLayout,
  profilePath,
  RequireDealer,
} from '@seriba/shell/client'
import type { PageSlug } from '@seriba/site/client'
import type { RouteObject } from 'react-router'
import { chat } from './chat.tsx'

const page = (name: PageHandle['page']) => ({ handle: { page: name } satisfies PageHandle })

/** Listings and lots of every page type. */
const catalogue = (store: AppStore) =>
  catalogueRoutes({
    listing: (pageType) => () =>
      import('./listing-route.tsx').then(({ listingRoute }) => listingRoute(store, pageType)),
    lot: (pageType) => () =>
      Promise.all([
        import('./lot-route.tsx'),
        import('@seriba/lot/client'),
        import('@seriba/bids/client'),
      ]).then(([{ lotRoute }, ...parts]) => lotRoute(store, pageType, parts)),
  })

/** A page with the company's own text, open to anybody. */
const text = (slug: PageSlug, name: PageHandle['page']): RouteObject => ({
  path: `/${slug}`,
  ...page(name),
  lazy: () => import('@seriba/site/client').then((m) => ({ element: <m.SitePage slug={slug} /> })),
})

/** What a buyer can do. */
export const routes = (store: AppStore): RouteObject[] => [
  {
    Component: AnonymousOnly,
    children: [
      {
        Component: GuestLayout,
        children: [
          {
            path: '/auth/login',
            ...page('signIn'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.SignInPage })),
          },
          {
            path: '/auth/sign-up',
            ...page('signUp'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.SignUpPage })),
          },
          {
            path: '/auth/forgot-password',
            ...page('forgotPassword'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.ForgotPasswordPage })),
          },
          {
            path: '/auth/change-password',
            ...page('resetPassword'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.ResetPasswordPage })),
          },
          {
            path: '/verify-email',
            ...page('verifyEmail'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.VerifyEmailPage })),
          },
        ],
      },
    ],
  },
  {
    Component: GuestLayout,
    children: [
      {
        path: '/unsubscribe/:token',
        ...page('unsubscribe'),
        lazy: () => import('@seriba/catalogue/client').then((m) => m.unsubscribeRoute()),
      },
    ],
  },
  {
    Component: PublicLayout,
    children: [
      text('how-to-buy', 'howToBuy'),
      text('about', 'about'),
      text('terms', 'terms'),
      text('privacy', 'privacy'),
      text('cookies', 'cookies'),
    ],
  },
  {
    Component: Authenticated,
    children: [
      {
        Component: AppLayout,
        children: [
          {
            path: '/favorites/:group?',
            ...page('favorites'),
            lazy: () => import('@seriba/catalogue/client').then((m) => m.favoritesRoute()),
          },
          ...catalogue(store),
          {
            path: '/go-net',
            ...page('stockCars'),
            lazy: () => import('@seriba/catalogue/client').then((m) => m.stockCarsRoute()),
          },
          {
            element: <RequireDealer dealer={false} otherwise="/dealer-bids" />,
            children: [
              {
                path: '/bids',
                ...page('myBids'),
                lazy: () =>
                  import('@seriba/bids/client').then((m) => ({ element: <m.MyBidsPage chat={chat} /> })),
              },
            ],
          },
          {
            element: <RequireDealer dealer otherwise="/bids" />,
            children: [
              {
                path: '/dealer-bids',
                ...page('dealerBids'),
                lazy: () =>
                  import('@seriba/bids/client').then((m) => ({ element: <m.DealerBidsPage chat={chat} /> })),
              },
            ],
          },
          {
            path: '/compare',
            ...page('compare'),
            lazy: () => import('@seriba/bids/client').then((m) => ({ Component: m.ComparePage })),
          },
          {
            path: '/bid-groups/:group?',
            ...page('bidGroups'),
            lazy: () => import('@seriba/bids/client').then((m) => ({ Component: m.GroupPage })),
          },
          {
            path: '/negotiations/:bid',
            ...page('negotiations'),
            lazy: () =>
              import('@seriba/bids/client').then((m) => ({ element: <m.NegotiationPage chat={chat} /> })),
          },
          {
            path: '/archive-bids',
            ...page('archiveBids'),
            lazy: () =>
              import('@seriba/bids/client').then((m) => ({ element: <m.ArchivePage chat={chat} /> })),
          },
          {
            path: '/purchases',
            ...page('purchases'),
            lazy: () => import('@seriba/money/client').then((m) => ({ Component: m.PurchasesPage })),
          },
          {
            path: '/purchases/:id',
            ...page('purchaseDetails'),
            lazy: () =>
              import('@seriba/purchases/client').then((m) => ({
                element: <m.PurchasePage by="purchase" chat={chat} />,
              })),
          },
          {
            path: '/payments',
            ...page('payments'),
            lazy: () => import('@seriba/money/client').then((m) => ({ Component: m.PaymentsPage })),
          },
          {
            path: '/payments/:id',
            ...page('purchaseDetails'),
            lazy: () =>
              import('@seriba/purchases/client').then((m) => ({
                element: <m.PurchasePage by="payment" chat={chat} />,
              })),
          },
          {
            path: '/balance',
            ...page('balance'),
            lazy: () => import('@seriba/money/client').then((m) => ({ Component: m.BalancePage })),
          },
          {
            path: '/dashboard',
            ...page('dashboard'),
            lazy: () =>
              Promise.all([import('@seriba/dashboard/client'), import('@seriba/money/client')]).then(
                ([{ DashboardPage }, { AddFunds }]) => ({ element: <DashboardPage funds={<AddFunds />} /> }),
              ),
          },
          {
            path: '/make-an-order',
            ...page('makeAnOrder'),
            lazy: () => import('@seriba/orders/client').then((m) => ({ Component: m.MakeOrderPage })),
          },
          {
            path: profilePath,
            ...page('profile'),
            lazy: () => import('./profile.tsx').then((m) => m.profileRoute()),
          },
          {
            path: '/change-password',
            ...page('changePassword'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.ChangePasswordPage })),
          },
          ...otherAppRedirects('client', '/bids'),
        ],
      },
    ],
  },
]
