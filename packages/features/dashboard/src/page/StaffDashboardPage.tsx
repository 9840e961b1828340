import { DashboardPage } from './DashboardPage.tsx'
import { ManagerBoard } from './ManagerBoard.tsx'

/** The dashboard of the console; the portal includes nothing of it. */
export const StaffDashboardPage = () => <DashboardPage StaffBoard={ManagerBoard} />
