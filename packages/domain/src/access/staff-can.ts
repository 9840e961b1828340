import { ok, type RuleResult, rejected } from './rule-result.ts'
import type { StaffRole } from './staff-roles.ts'

type Person = { userId: number; staffRole: StaffRole | null }

/** An owner who can do an owner's work: has joined, is not closed, and has the right to manage staff. */
export type OwnerFacts = { userId: number; active: boolean }

/** How long an invitation link works. */
export const staffInviteHours = 72

export const staffCan = {
  /**
   * Nobody decides what they themselves may do, and only owners decide who owns the company and what owners may do.
   */
  change(
    actor: Person,
    person: Person,
    to: StaffRole | null = person.staffRole,
  ): RuleResult<'own_rights' | 'owners_only'> {
    if (actor.userId === person.userId) return rejected('own_rights')
    const aboutOwners = person.staffRole === 'owner' || to === 'owner'
    return aboutOwners && actor.staffRole !== 'owner' ? rejected('owners_only') : ok
  },

  /**
   * Anyone who may change an account may also manage how it logs in; people manage their own login in their profile.
   */
  invite(actor: Person, to: StaffRole): RuleResult<'owners_only'> {
    return to === 'owner' && actor.staffRole !== 'owner' ? rejected('owners_only') : ok
  },

  /** People may leave on their own; owners can only be closed by owners. */
  close(actor: Person, person: Person): RuleResult<'owners_only'> {
    return person.staffRole === 'owner' && actor.staffRole !== 'owner' ? rejected('owners_only') : ok
  },

  /** A company always has somebody who can open and close accounts. */
  spareOwner(owners: readonly OwnerFacts[], leaving: number): RuleResult<'last_owner'> {
    const is = owners.find(({ userId }) => userId === leaving)
    if (!is?.active) return ok
    return owners.some(({ userId, active }) => active && userId !== leaving) ? ok : rejected('last_owner')
  },
}
