import { demoPassword } from '@seriba/demo/company'
import { halls } from '@seriba/demo/halls'
import { type DemoUser, people } from '@seriba/demo/people'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { flagsOfNewLimits } from '@seriba/domain/clients/daily-limits'
import { dayMs, hourMs } from '@seriba/domain/time/jst'
import { hashPassword } from '@seriba/server-account/passwords'
import type { Tx } from '@seriba/server-kit/db'

/** The demo company's accounts by email. */
export type Accounts = ReadonlyMap<string, number>

export async function loadHalls(tx: Tx) {
  await tx
    .insertInto('halls')
    .values(
      halls.map(({ name, deadlineHours, cancelDeadlineHours, overbidAllowance, deliveryFee }) => ({
        name,
        deadline_hours: deadlineHours,
        cancel_deadline_hours: cancelDeadlineHours,
        overbid_allowance: overbidAllowance,
        delivery_fee: deliveryFee,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Creates the accounts, managers and dealers before those they look after; all with one password. */
export async function seedUsers(tx: Tx, now: Date): Promise<Accounts> {
  const passwordHash = await hashPassword(demoPassword)
  const accounts = new Map<string, number>()
  for (const person of people) {
    const { id } = await tx
      .insertInto('users')
      .values({ ...accountOf(person, accounts, now), password_hash: passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    accounts.set(person.email, id)
  }
  return accounts
}

function accountOf(person: DemoUser, accounts: Accounts, now: Date) {
  const { lastLoginHoursAgo } = person
  const created = new Date(now.getTime() - person.createdDaysAgo * dayMs)
  return {
    email: person.email,
    full_name: person.fullName,
    company: person.company,
    mobile: person.mobile,
    country_id: person.countryId,
    city: person.city,
    role_id: person.roleId,
    user_type: person.userType,
    staff_role: person.staffRole,
    language: person.language,
    credit_limit: person.creditLimit,
    daily_bid_limit: person.dailyBidLimit,
    daily_uss_limit: person.dailyUssLimit,
    permissions: JSON.stringify(flagsOfNewLimits(person, clientRoleOf(person.roleId))),
    dealer_id: idOf(accounts, person.dealerEmail),
    manager_id: idOf(accounts, person.managerEmail),
    notes: person.notes,
    short_code: person.shortCode,
    email_verified_at: created,
    last_login: lastLoginHoursAgo === null ? null : new Date(now.getTime() - lastLoginHoursAgo * hourMs),
    created_at: created,
  }
}

const idOf = (accounts: Accounts, email: string | null) =>
  email === null ? null : (accounts.get(email) ?? null)
