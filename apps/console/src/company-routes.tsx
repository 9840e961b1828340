import { RequireControl } from '@seriba/shell/manager'
import type { RouteObject } from 'react-router'
import { page } from './page.ts'

/** The company's own tables, which only colleagues who may see its pages can reach. */
export const companyRoutes: RouteObject = {
  element: <RequireControl control="companyPages" fallback="/bid-manager" />,
  children: [
    {
      path: '/company/halls',
      ...page('company'),
      lazy: () => import('@seriba/site/manager').then((m) => m.hallsRoute()),
    },
    {
      path: '/company/bid-types',
      ...page('company'),
      lazy: () => import('@seriba/site/manager').then((m) => m.bidTypesRoute()),
    },
    {
      path: '/company/rates',
      ...page('company'),
      lazy: () => import('@seriba/site/manager').then((m) => m.ratesRoute()),
    },
    {
      path: '/company/bank',
      ...page('company'),
      lazy: () => import('@seriba/site/manager').then((m) => m.bankAccountRoute()),
    },
    {
      path: '/company/:page?',
      ...page('company'),
      lazy: () => import('@seriba/site/manager').then((m) => ({ Component: m.CompanyPage })),
    },
  ],
}

/** Cost tables are also written by colleagues who may not set up the company. */
export const costTablesRoutes: RouteObject = {
  element: <RequireControl control="costTablesPage" fallback="/bid-manager" />,
  children: [
    {
      path: '/cost-tables',
      ...page('costTables'),
      lazy: () => import('@seriba/site/manager').then((m) => m.costTablesRoute()),
    },
  ],
}
