export { PurchasesDeskPage } from './desk/PurchasesDeskPage.tsx'
export { StaffPurchasePage } from './staff/StaffPurchasePage.tsx'
export { VoyagesPage } from './voyages/VoyagesPage.tsx'
