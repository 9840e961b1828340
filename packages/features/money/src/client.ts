export { PurchasesPage } from './purchases/PurchasesPage.tsx'
