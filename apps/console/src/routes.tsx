import {
  AnonymousOnly,
  AppLayout,
  Authenticated,
  GuestLayout,
  type PageHandle,
  profilePath,
  RequirePermission,
} from '@seriba/shell/manager'
import type { RouteObject } from 'react-router'
import { chat } from './chat.tsx'
import { store } from './store.ts'

const page = (name: PageHandle['page']) => ({ handle: { page: name } satisfies PageHandle })

const listing = {
  ...page('carAuctions'),
  lazy: () =>
    import('@seriba/catalogue/manager').then(({ ListingPage, listingLoader }) => ({
      Component: ListingPage,
      loader: listingLoader(store),
    })),
}

const bidManager = {
  ...page('bidManager'),
  lazy: () => import('@seriba/bids/manager').then((m) => ({ element: <m.BidManagerPage chat={chat} /> })),
}

/** What a manager can do. */
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
            lazy: () =>
              import('@seriba/account/manager').then(({ SignInPage }) => ({
                element: <SignInPage staff />,
              })),
          },
        ],
      },
    ],
  },
  {
    Component: Authenticated,
    children: [
      {
        Component: AppLayout,
        children: [
          { path: '/bid-manager', ...bidManager },
          { path: '/bid-manager/:segment', ...bidManager },
          {
            path: '/archive-bids',
            ...page('archiveBids'),
            lazy: () =>
              import('@seriba/bids/manager').then((m) => ({ element: <m.ArchivePage chat={chat} /> })),
          },
          {
            element: <RequirePermission flags={['managerBidForClient']} fallback="/bid-manager" />,
            children: [{ path: '/clients/:id', ...page('client'), lazy: () => import('./client-route.tsx') }],
          },
          {
            path: '/favorites/:group?',
            ...page('favorites'),
            lazy: () => import('@seriba/catalogue/manager').then((m) => ({ Component: m.FavoritesPage })),
          },
          {
            element: <RequirePermission flags={['carAuctionsView']} fallback={profilePath} />,
            children: [
              { path: '/', ...listing },
              { path: '/car-auctions', ...listing },
              { path: '/car-auctions/:id', ...page('lot'), lazy: () => import('./lot-route.tsx') },
            ],
          },
          {
            path: profilePath,
            ...page('profile'),
            lazy: () => import('@seriba/account/manager').then((m) => ({ Component: m.ProfilePage })),
          },
        ],
      },
    ],
  },
]
