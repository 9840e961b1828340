import { GroupPage } from './GroupPage.tsx'

export const ManagerGroupPage = () => <GroupPage side="manager" />
