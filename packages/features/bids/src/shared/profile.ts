import { useViewProfileQuery } from '@seriba/api/user'

/** Who is signed in; the shell has loaded it before any page is shown. */
export const useProfile = () => useViewProfileQuery().data
