import type { PermissionFlag } from '@seriba/domain/access/permissions'
import type { ReactNode } from 'react'
import { useActor } from '../session/use-session.ts'

type PermissionGateProps = {
  flags: readonly PermissionFlag[]
  /** `unlessNone` hides only if every flag is off. */
  mode?: 'all' | 'unlessNone'
  children: ReactNode
}

export function PermissionGate({ flags, mode = 'all', children }: PermissionGateProps) {
  const actor = useActor()
  const on = (flag: PermissionFlag) => actor?.permission[flag] ?? false
  const open = mode === 'all' ? flags.every(on) : flags.length === 0 || flags.some(on)
  return actor && open ? children : null
}
