export { textRoutes } from './app/text-routes.tsx'
export * from './doors.ts'
