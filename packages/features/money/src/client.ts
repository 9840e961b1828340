export { BalancePage } from './balance/BalancePage.tsx'
export { PurchaseDetailsPage } from './details/PurchaseDetailsPage.tsx'
export { PaymentsPage } from './payments/PaymentsPage.tsx'
export { PurchasesPage } from './purchases/PurchasesPage.tsx'
