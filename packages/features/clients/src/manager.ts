export { ClientPage } from './client/ClientPage.tsx'
export { ClientsPage } from './list/ClientsPage.tsx'
