import { type PageHandle, ShareLayout } from '@seriba/shell/viewer'
import type { RouteObject } from 'react-router'

/** What somebody with a link and its code can do. */
export const routes: RouteObject[] = [
  {
    Component: ShareLayout,
    children: [
      {
        path: '/:list/share/:id',
        handle: { page: 'sharedLot' } satisfies PageHandle,
        lazy: () => import('@seriba/lot/viewer').then((m) => ({ Component: m.SharedLotPage })),
      },
    ],
  },
]
