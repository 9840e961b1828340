export { DockedLot } from './docked/DockedLot.tsx'
export { LotPage } from './page/LotPage.tsx'
export { lotLoader } from './page/lot-loader.ts'
