export { CompanyPage } from './settings/CompanyPage.tsx'

/** Fetched when it is opened: few on staff ever do. */
export const costTablesRoute = () =>
  import('./cost-tables/CostTablesPage.tsx').then((m) => ({ Component: m.CostTablesPage }))
