export { OrdersPage } from './desk/OrdersPage.tsx'
