import type { UserProfile } from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { roleName } from '@seriba/domain/access/roles'
import { balanceOf } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'
import { lastEvent } from '@seriba/server-notifications/missed-events'
import { readProfile } from './profile.repository.ts'

/** The caller's identity, figures, and permissions. */
export async function viewProfile({ db, company }: AppContext, actor: Actor): Promise<UserProfile> {
  const heardOf = await lastEvent({ db })
  const [user, balanceInfo] = await Promise.all([
    readProfile(db, actor.userId),
    balanceOf(db, actor.userId, company.bidStep),
  ])
  return {
    success: true,
    detail: {
      userId: user.id,
      userLevel: levelOf(user.role_id),
      fullName: user.full_name,
      email: user.email,
      company: user.company,
      countryId: user.country_id,
      currency: user.currency,
      roleId: user.role_id,
      city: user.city,
      address: user.address,
      lastLogin: user.last_login ?? user.created_at,
      mobile: user.mobile,
      officePhone: user.office_phone,
      bidEmailNotify: user.bid_email_notify,
      language: user.language,
      userType: user.user_type,
      isNewNotification: user.is_new_notification,
    },
    balanceInfo,
    permission: actor.permission,
    lastEvent: heardOf,
  }
}

/** The account type shown to its owner: only staff see that somebody is marked as troublesome. */
function levelOf(roleId: number) {
  const name = roleName(roleId) ?? 'guest'
  return name === 'troublesome' ? 'client' : name
}
