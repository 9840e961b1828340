export { CompanyPage } from './settings/CompanyPage.tsx'

/** Loaded when they are opened: few staff ever do. */
export const hallsRoute = () => import('./tables/HallsPage.tsx').then((m) => ({ Component: m.HallsPage }))
export const bidTypesRoute = () =>
  import('./tables/BidTypesPage.tsx').then((m) => ({ Component: m.BidTypesPage }))
export const bankAccountRoute = () =>
  import('./tables/BankAccountPage.tsx').then((m) => ({ Component: m.BankAccountPage }))
export const ratesRoute = () => import('./tables/RatesPage.tsx').then((m) => ({ Component: m.RatesPage }))

/** Loaded when it is opened: few staff ever do. */
export const costTablesRoute = () =>
  import('./cost-tables/CostTablesPage.tsx').then((m) => ({ Component: m.CostTablesPage }))
