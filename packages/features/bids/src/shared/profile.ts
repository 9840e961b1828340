import { useViewProfileQuery } from '@seriba/api/shared/user'
import { type Control, hasControl } from '@seriba/domain/access/flags'

/** Who is logged in; the shell has loaded it before any page is shown. */
export const useProfile = () => useViewProfileQuery().data

/** Whether the viewer's flags show a control. */
export function useControl(control: Control): boolean {
  const profile = useProfile()
  return profile !== undefined && hasControl(profile.permission, control)
}
