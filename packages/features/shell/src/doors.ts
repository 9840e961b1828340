/** What both sides' apps are made of; the differences depend on who is logged in. */
export type { PageType } from '@seriba/domain/lots/page-types'
export { useApp } from './app/app-context.ts'
export { catalogueRoutes } from './app/catalogue-routes.tsx'
export { otherAppRedirects } from './app/other-app-redirects.tsx'
export { startApp } from './app/start-app.tsx'
export { AnonymousOnly } from './guards/AnonymousOnly.tsx'
export { Authenticated } from './guards/Authenticated.tsx'
export { PermissionGate } from './guards/PermissionGate.tsx'
export { profilePath } from './guards/paths.ts'
export {
  RequireControl,
  RequireDealer,
  RequirePermission,
  RequireUserType,
} from './guards/RequirePermission.tsx'
export { AppLayout } from './layout/AppLayout.tsx'
export { GuestLayout } from './layout/GuestLayout.tsx'
export { PublicLayout } from './layout/PublicLayout.tsx'
export type { PageHandle } from './pages/page-name.ts'
export { ForMembers } from './session/LogIn.tsx'
export { LogInToBid } from './session/LogInToBid.tsx'
export { useActor, useSession } from './session/use-session.ts'
