import { useViewProfileQuery } from '@seriba/api/shared/user'

/** The logged-in user; the shell has loaded it before any page is shown. */
export const useProfile = () => useViewProfileQuery().data
