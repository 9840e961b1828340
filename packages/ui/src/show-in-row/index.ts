export { showInRow } from './show-in-row.ts'
