export { MakeOrderPage } from './form/MakeOrderPage.tsx'
