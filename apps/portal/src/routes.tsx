import {
  AnonymousOnly,
  AppLayout,
  Authenticated,
  catalogueRoutes,
  GuestLayout,
  type PageHandle,
  profilePath,
  RequireDealer,
} from '@seriba/shell/client'
import type { RouteObject } from 'react-router'
import { chat } from './chat.tsx'
import { store } from './store.ts'

const page = (name: PageHandle['page']) => ({ handle: { page: name } satisfies PageHandle })

/** Listings and lots of every page type. */
const catalogue = catalogueRoutes({
  listing: (pageType) => () =>
    import('@seriba/catalogue/client').then(({ ListingPage, listingLoader }) => ({
      element: <ListingPage pageType={pageType} />,
      loader: listingLoader(store, pageType),
    })),
  lot: (pageType) => () => import('./lot-route.tsx').then(({ lotRoute }) => lotRoute(pageType)),
})

/** What a buyer can do. */
export const routes: RouteObject[] = [
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
        lazy: () => import('@seriba/catalogue/client').then((m) => ({ Component: m.UnsubscribePage })),
      },
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
            lazy: () => import('@seriba/catalogue/client').then((m) => ({ Component: m.FavoritesPage })),
          },
          ...catalogue,
          {
            path: '/bids',
            ...page('myBids'),
            lazy: () =>
              import('@seriba/bids/client').then((m) => ({ element: <m.MyBidsPage chat={chat} /> })),
          },
          {
            Component: RequireDealer,
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
            path: profilePath,
            ...page('profile'),
            lazy: () => import('@seriba/account/client').then((m) => ({ Component: m.ProfilePage })),
          },
        ],
      },
    ],
  },
]
