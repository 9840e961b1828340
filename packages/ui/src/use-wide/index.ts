export { FirstPicture, isWide, useRowsDrawn, useWide } from './use-wide.ts'
