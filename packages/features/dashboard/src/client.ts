export { DashboardPage } from './page/DashboardPage.tsx'
