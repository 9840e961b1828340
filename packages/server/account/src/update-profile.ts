import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { profileProblems } from '@seriba/domain/access/profile'
import { isCountry } from '@seriba/server-company/countries'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'

type Profile = Input<typeof contracts.updateProfile>

/** Changes an account's details about its owner. */
export function updateProfile({ db }: { db: Db }, actor: Actor, input: Profile) {
  assertFilled(input)
  const after = {
    full_name: input.fullName.trim(),
    mobile: input.mobile.trim(),
    city: input.city.trim(),
    office_phone: input.officePhone.trim() || null,
    company: input.company.trim() || null,
    address: input.address.trim() || null,
    country_id: input.countryId,
  }
  return withTransaction({ db }, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['full_name', 'mobile', 'city', 'office_phone', 'company', 'address', 'country_id'])
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('users').set(after).where('id', '=', actor.userId).execute()
    const account = { entity: 'user', entityId: actor.userId } as const
    await recordAudit(tx, { actor, action: 'user.profile', ...account, before, after })
  })
}

function assertFilled(input: Profile) {
  const fields = {
    ...profileProblems(input),
    ...(input.countryId !== 0 && !isCountry(input.countryId) && { countryId: 'country_unknown' as const }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}
