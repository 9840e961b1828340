import { isDealer } from '@seriba/domain/access/actor'
import { type Control, flagsOfControl } from '@seriba/domain/access/flags'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useActor } from '../session/use-session.ts'
import { Redirect } from './Redirect.tsx'

type RequirePermissionProps = {
  /** All of them are required; an empty list always passes. */
  flags: readonly PermissionFlag[]
  /** Where to go without them; back in history if there is no such place. */
  fallback?: string
}

export function RequirePermission({ flags, fallback }: RequirePermissionProps) {
  const actor = useActor()
  if (!actor) return null
  if (flags.every((flag) => actor.permission[flag])) return <Outlet />
  return fallback ? <Redirect to={fallback} /> : <GoBack />
}

/** Admits users whose flags show a control. */
export function RequireControl({ control, fallback }: { control: Control; fallback: string }) {
  return <RequirePermission flags={flagsOfControl(control)} fallback={fallback} />
}

/** Admits some types of users, and sends everybody else back. */
export function RequireUserType({ types }: { types: readonly number[] }) {
  const actor = useActor()
  if (!actor) return null
  return types.includes(actor.userType) ? <Outlet /> : <GoBack />
}

/** Dealers have a desk of their own, and each buyer is taken to theirs (GAP20). */
export function RequireDealer({ dealer, otherwise }: { dealer: boolean; otherwise: string }) {
  const actor = useActor()
  const { search } = useLocation()
  if (!actor) return null
  return isDealer(actor) === dealer ? <Outlet /> : <Redirect to={otherwise + search} />
}

function GoBack() {
  const navigate = useNavigate()
  useEffect(() => void navigate(-1), [navigate])
  return null
}
