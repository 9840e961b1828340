import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import { userTypes } from '@seriba/domain/access/roles'
import { newClientProblems } from '@seriba/domain/clients/client-fields'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { flagsOfNewLimits } from '@seriba/domain/clients/daily-limits'
import { accountMailTexts } from '@seriba/server-account/account-mail-texts'
import { inviteHours, issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import { assignShortCode } from '@seriba/server-account/short-codes'
import { isCountry } from '@seriba/server-company/countries'
import { isOffered, offeredLanguageId } from '@seriba/server-company/offered-languages'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { assertAccountManagers } from './assert-account-managers.ts'

type NewClient = Input<typeof contracts.createClient>

/** Opens an account for somebody; they choose its password through a link that is emailed to them. */
export async function createClient(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  input: NewClient,
  { ip, linkBase }: Pick<Caller, 'ip'> & { linkBase: string },
): Promise<Output<typeof contracts.createClient>> {
  const fields = {
    ...(!isCountry(input.countryId) && { countryId: 'country_unknown' as const }),
    ...(input.language !== undefined &&
      !isOffered(company, input.language) && { language: 'language_not_offered' as const }),
    ...newClientProblems(input),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return withTransaction({ db }, async (tx) => {
    await assertAccountManagers(tx, input)
    const values = columnsOf({ ...input, language: offeredLanguageId(company, input.language) })
    const role = clientRoleOf(input.roleId)
    const permissions = { ...newAccountPermissions(role), ...flagsOfNewLimits(input, role) }
    const user = await tx
      .insertInto('users')
      .values({ ...values, permissions: JSON.stringify(permissions) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new ApiError('invalid_input', { fields: { email: 'email_taken' } })
    await assignShortCode(tx, user.id)
    const after = { ...values, permissions }
    await recordAudit(tx, { actor, action: 'client.create', entity: 'user', entityId: user.id, after, ip })
    const token = await issueLinkToken(tx, user.id, 'reset-password', inviteHours)
    await sendMail(tx, accountMailTexts, {
      to: values.email,
      language: languageOf(values.language),
      template: 'invitation',
      values: { name: values.full_name, url: `${linkBase}/auth/change-password?token=${token}` },
    })
    return { success: true, userId: user.id }
  })
}

const columnsOf = (input: NewClient & { language: number }) => ({
  email: input.email.trim(),
  full_name: input.fullName.trim().replace(/\s+/g, ' '),
  company: input.company.trim() || null,
  mobile: input.mobile.trim() || null,
  country_id: input.countryId,
  city: input.city.trim() || null,
  language: input.language,
  role_id: input.roleId,
  user_type: userTypes.client,
  manager_id: input.managerId || null,
  dealer_id: input.dealerId || null,
  credit_limit: input.creditLimit,
  daily_bid_limit: input.dailyBidLimit,
  daily_uss_limit: input.dailyUssLimit,
  notes: input.notes.trim() || null,
})
