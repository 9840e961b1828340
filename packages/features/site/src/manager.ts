export { CompanyPage } from './settings/CompanyPage.tsx'
