import { DashboardPage } from './DashboardPage.tsx'
import { ManagerBoard } from './ManagerBoard.tsx'

/** The dashboard of the console; the portal holds nothing of it. */
export const StaffDashboardPage = () => <DashboardPage StaffBoard={ManagerBoard} />
