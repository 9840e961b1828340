export { OfferForOrder } from './desk/OfferForOrder.tsx'
export { OrderForClientPage } from './desk/OrderForClientPage.tsx'
export { OrdersPage } from './desk/OrdersPage.tsx'
