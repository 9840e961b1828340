export { PurchasePage } from './page/PurchasePage.tsx'
