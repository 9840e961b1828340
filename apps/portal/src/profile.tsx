import { lazy } from 'react'

const ApiPart = lazy(() => import('@seriba/api-keys/client').then((m) => ({ default: m.ApiPart })))

/** A buyer’s profile, with what a dealer’s programs need. */
export const profileRoute = () =>
  import('@seriba/account/client').then((m) => ({ element: <m.ProfilePage api={<ApiPart />} /> }))
