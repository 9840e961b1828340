import { useViewProfileQuery } from '@seriba/api/shared/user'

/** Who is logged in; the shell has loaded it before any page is shown. */
export const useProfile = () => useViewProfileQuery().data
