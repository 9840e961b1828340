import { type Control, hasControl } from '@seriba/domain/access/flags'
import { useViewProfileQuery } from './generated/shared/user.ts'

/** Whether the viewer's flags show a control; the shell has loaded them before any page is shown. */
export function useControl(control: Control): boolean {
  const { data: profile } = useViewProfileQuery()
  return profile !== undefined && hasControl(profile.permission, control)
}
