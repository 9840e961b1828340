import type { Input } from '@seriba/contracts/contract'
import type { ErrorCode } from '@seriba/contracts/errors'
import type * as contracts from '@seriba/contracts/first-run'
import { passwordMinLengthFor, passwordProblems } from '@seriba/domain/access/password'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { emailProblem } from '@seriba/domain/access/sign-up'
import { isCommonPassword, personalWords } from '@seriba/server-account/common-passwords'
import { passwordFigures } from '@seriba/server-account/new-password'
import { hashPassword } from '@seriba/server-account/passwords'
import { hasStaff } from '@seriba/server-company/company-state'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { isOpenLink, spendLinks } from './first-run-links.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contracts.createOwner>

/** The minimum length of the password behind a link; refuses an expired link. */
export async function checkFirstRun({ db, company }: Ctx, token: string): Promise<number> {
  if (!(await isOpenLink(db, token))) throw new ApiError('link_expired')
  return passwordMinLengthFor(true, company.passwordMinLength)
}

/** Creates the owner of an installation that has no staff yet, through its printed link. Returns their number. */
export async function createOwner(ctx: Ctx, asked: Asked, ip: string): Promise<number> {
  const minLength = await checkFirstRun(ctx, asked.token)
  const fullName = asked.fullName.trim().replace(/\s+/g, ' ')
  const email = asked.email.trim()
  assertFields({ ...asked, fullName, email }, minLength, ctx)
  const password_hash = await hashPassword(asked.password)
  return withTransaction(ctx, async (tx) => {
    // The link's rows prevent two people from both becoming the first.
    if (!(await spendLinks(tx, asked.token)) || (await hasStaff(tx))) throw new ApiError('link_expired')
    const owner = await tx
      .insertInto('users')
      .values({
        email,
        full_name: fullName,
        password_hash,
        password_changed_at: new Date(),
        email_verified_at: new Date(),
        language: asked.language,
        role_id: roleIds.manager,
        user_type: userTypes.manager,
        staff_role: 'owner',
        permissions: '{}',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!owner) throw new ApiError('invalid_input', { fields: { email: 'email_taken' } })
    await recordAudit(tx, {
      actor: { userId: owner.id },
      action: 'firstRun.owner',
      entity: 'user',
      entityId: owner.id,
      after: { full_name: fullName, email, staff_role: 'owner' },
      ip,
    })
    return owner.id
  })
}

function assertFields(asked: Asked, minLength: number, { company }: Ctx) {
  const email = emailProblem(asked.email)
  const common = isCommonPassword(asked.password, personalWords(company, asked.email))
  const fields: Record<string, ErrorCode> = {
    ...(asked.fullName === '' && { fullName: 'field_required' }),
    ...(email && { email }),
    ...(common && { password: 'password_too_common' }),
    ...passwordProblems(asked, minLength),
  }
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid_input', { fields, figures: passwordFigures(minLength) })
}
