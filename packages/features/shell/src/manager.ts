export { managerSegments } from '@seriba/domain/bids/bid-lists'
export { textRoutes } from './app/text-routes.tsx'
export * from './doors.ts'
export { ConsoleLayout } from './layout/ConsoleLayout.tsx'
