export { BalancePage } from './balance/BalancePage.tsx'
export { AddFunds } from './funds/AddFunds.tsx'
export { PaymentsPage } from './payments/PaymentsPage.tsx'
export { PurchasesPage } from './purchases/PurchasesPage.tsx'
