export { SharedLotPage } from './shared/SharedLotPage.tsx'
