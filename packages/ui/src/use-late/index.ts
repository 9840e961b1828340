export { useLate } from './use-late.ts'
