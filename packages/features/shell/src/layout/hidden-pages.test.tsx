import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import { permissionEffects } from '@seriba/domain/access/flags'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import type { RoleName } from '@seriba/domain/access/roles'
import { allPageTypes, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueRoutes } from '../app/catalogue-routes.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { profilePath } from '../guards/paths.ts'
import { RequireControl } from '../guards/RequirePermission.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { AppLayout } from './AppLayout.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = (name: string) => async () => ({ Component: () => <p>{name}</p> })
const routes = [
  {
    Component: Authenticated,
    children: [
      {
        Component: AppLayout,
        children: [
          ...catalogueRoutes({ listing: (name) => page(name), lot: (name) => page(`lot of ${name}`) }),
          {
            element: <RequireControl control="clientPage" fallback="/bid-manager" />,
            children: [{ path: '/clients', lazy: page('clients') }],
          },
          {
            element: <RequireControl control="companyPages" fallback="/bid-manager" />,
            children: [{ path: '/company', lazy: page('company') }],
          },
          {
            element: <RequireControl control="feedsPage" fallback="/bid-manager" />,
            children: [{ path: '/feeds', lazy: page('feeds') }],
          },
          {
            element: <RequireControl control="costTablesPage" fallback="/bid-manager" />,
            children: [{ path: '/cost-tables', lazy: page('cost tables') }],
          },
          {
            element: <RequireControl control="auditPage" fallback="/bid-manager" />,
            children: [{ path: '/audit', lazy: page('audit') }],
          },
          {
            element: <RequireControl control="staffPage" fallback="/bid-manager" />,
            children: [{ path: '/staff', lazy: page('staff') }],
          },
          { path: profilePath, element: <p>profile</p> },
          { path: '/bid-manager', element: <p>bids</p> },
        ],
      },
    ],
  },
]

async function open(role: RoleName, at: string, flag: PermissionFlag, on: boolean) {
  const side = role === 'manager' ? 'manager' : 'client'
  const server = serverOf(aProfile(role, { [flag]: on }))
  const { place } = await renderApp({ routes, at, server, app: { side } })
  const [menu] = await screen.findAllByRole('navigation')
  const entries = () => [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  return { place, entries }
}

/** What a flag hides here: its pages, both as menu entries and as addresses. */
const pagesOf = (flag: PermissionFlag): readonly PageType[] => {
  const effect = permissionEffects[flag]
  return 'pages' in effect ? effect.pages : []
}
const pages = (Object.keys(permissionEffects) as PermissionFlag[]).flatMap((flag) =>
  pagesOf(flag).map((name) => [flag, name] as const),
)

test('every page of the catalogue can be hidden by a flag', () => {
  expect(pages.map(([, name]) => name).sort()).toEqual([...allPageTypes].sort())
})

test.each(pages)('%s shows and hides the page %s', async (flag, name) => {
  const { path } = pageTypes[name]
  const on = await open('client', path, flag, true)
  expect(await screen.findByText(name)).toBeVisible()
  expect(on.entries()).toContain(path)
  cleanup()
  const off = await open('client', path, flag, false)
  await waitFor(() => expect(off.place()).toBe(profilePath))
  expect(off.entries()).not.toContain(path)
})

const controls: Record<ControlIn<'shell'>, { role: RoleName; path: string; otherwise: string }> = {
  clientPage: { role: 'manager', path: '/clients', otherwise: '/bid-manager' },
  companyPages: { role: 'manager', path: '/company', otherwise: '/bid-manager' },
  costTablesPage: { role: 'manager', path: '/cost-tables', otherwise: '/bid-manager' },
  feedsPage: { role: 'manager', path: '/feeds', otherwise: '/bid-manager' },
  staffPage: { role: 'manager', path: '/staff', otherwise: '/bid-manager' },
  auditPage: { role: 'manager', path: '/audit', otherwise: '/bid-manager' },
}

test.each(hiddenIn('shell'))('%s shows and hides the control %s', async (flag, control) => {
  const { role, path, otherwise } = controls[control]
  const on = await open(role, path, flag, true)
  expect(on.place()).toBe(path)
  expect(on.entries()).toContain(path)
  cleanup()
  const off = await open(role, path, flag, false)
  await waitFor(() => expect(off.place()).toBe(otherwise))
  expect(off.entries()).not.toContain(path)
})
