import { aProfile } from '@seriba/api/testing/facts'
import { permissionsOf } from '@seriba/domain/access/permission-templates'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { catalogueRoutes } from '../app/catalogue-routes.tsx'
import { menuOf } from '../menu/menu.ts'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { Authenticated } from './Authenticated.tsx'

afterEach(cleanup)

const page = (name: string) => async () => ({ element: <h1>{name}</h1> })
const routes = [
  {
    element: <Authenticated />,
    children: [
      { path: '/profile', element: <h1>Profile</h1> },
      ...catalogueRoutes({ listing: (name) => page(`Listing ${name}`), lot: (name) => page(`Lot ${name}`) }),
    ],
  },
]
const open = (at: string, flag: PermissionFlag, on: boolean) =>
  renderApp({ routes, at, server: serverOf(aProfile('client', { [flag]: on })) })

const opens: [PermissionFlag, PageType][] = [
  ['carAuctionsView', 'car-auction'],
  ['salesStatisticsView', 'stats'],
  ['salesStatisticsView', 'machinery-stats'],
  ['bikeView', 'bikes'],
  ['bikeView', 'bike-stats'],
  ['machineryView', 'machinery'],
  ['onepriceView', 'stock'],
]

test.each(opens)('%s unlocks %s: its menu entry, its listing and its lots', async (flag, pageType) => {
  const { path } = pageTypes[pageType]
  for (const [at, name] of [
    [path, `Listing ${pageType}`],
    [`${path}/7`, `Lot ${pageType}`],
  ] as const) {
    await open(at, flag, true)
    await screen.findByRole('heading', { name })
    cleanup()
    const { place } = await open(at, flag, false)
    await waitFor(() => expect(place()).toBe('/profile'))
    expect(screen.queryByRole('heading', { name })).toBeNull()
    cleanup()
  }
  const entries = (on: boolean) =>
    menuOf(
      {
        userId: 1,
        userType: 2,
        roleId: 1064,
        permission: permissionsOf('client', { [flag]: on }),
      },
      [],
    ).catalogue.map(({ to }) => to)
  expect([entries(true).includes(path), entries(false).includes(path)]).toEqual([true, false])
})
