export { ClientPage } from './client/ClientPage.tsx'
