import { type Actor, isManager } from '@seriba/domain/access/actor'

const key = 'seriba-frame'

/** A member, though it is not said which. */
const unknownMember = -1

type Side = 'client' | 'manager'

/**
 * The last user here, as far as the menu depends on it: neither a name nor a number, so that
 * nobody sees anything of somebody else. Null where nobody was, or the other side's person.
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

export const forgetActor = () => localStorage.removeItem(key)
