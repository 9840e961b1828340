import { GroupPage } from './GroupPage.tsx'

export const ClientGroupPage = () => <GroupPage side="client" />
