export { DockedLot } from './docked/DockedLot.tsx'
export { LotNoteEditor } from './note/LotNoteEditor.tsx'
export { LotPage } from './page/LotPage.tsx'
export { lotLoader } from './page/lot-loader.ts'
