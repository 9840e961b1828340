export { isWide, useWide } from './use-wide.ts'
