export { StaffDashboardPage } from './page/StaffDashboardPage.tsx'
