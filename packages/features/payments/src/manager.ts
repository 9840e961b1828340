export { BankFilePage } from './bank/BankFilePage.tsx'
export { PaymentsPage } from './page/PaymentsPage.tsx'
