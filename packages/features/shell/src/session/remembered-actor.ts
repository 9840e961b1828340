import { type Actor, isManager } from '@seriba/domain/access/actor'

const key = 'seriba-frame'

/** A member, without saying which one. */
const unknownMember = -1

type Side = 'client' | 'manager'

/**
 * The last user here, as far as the menu depends on it: neither a name nor a number, so that nobody sees anything
 * about somebody else. Null if there was no user, or one of the other side.
 */
export function rememberedActor(side: Side): Actor | null {
  try {
    const kept: Partial<Actor> | null = JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null')
    if (!kept || typeof kept.userType !== 'number' || typeof kept.permission !== 'object') return null
    const actor = { ...kept, userId: unknownMember } as Actor
    return (isManager(actor) ? 'manager' : 'client') === side ? actor : null
  } catch {
    return null
  }
}

export function rememberActor({ userType, roleId, permission }: Omit<Actor, 'userId'>) {
  localStorage.setItem(key, JSON.stringify({ userType, roleId, permission }))
}

export const clearRememberedActor = () => localStorage.removeItem(key)
