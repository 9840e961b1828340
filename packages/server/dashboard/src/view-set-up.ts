import type { Output } from '@seriba/contracts/contract'
import type { viewSetUp as contract } from '@seriba/contracts/dashboard'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { type SetUpStep, setUpSteps } from '@seriba/domain/site/set-up'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'

type Ctx = Pick<AppContext, 'db' | 'company'>

/** The default name of a company that has not been named yet. */
const unnamed = 'Seriba'

type Found = {
  named: boolean
  costs: boolean
  anyLots: boolean
  halls: number
  withoutFee: number
  lots: number
  colleagues: number
}

/** What a company needs before its clients can bid and pay, which of it is there, and the values set. */
export async function viewSetUp(
  { db, company }: Ctx,
  actor: Pick<Actor, 'userId'>,
): Promise<Output<typeof contract>> {
  const { rows } = await sql<Found>`
    select exists (select from company_settings where section = 'brand') as named,
      exists (select from cost_tables where status = 'published') as costs,
      exists (select from lots) as "anyLots",
      (select count(*) from halls)::int as halls,
      (select count(*) from halls where auction_fee is null)::int as "withoutFee",
      (select count(*) from lots where auction_day >= ${jstDay(new Date())})::int as lots,
      (select count(*) from users where staff_role is not null and role_id <> ${roleIds.disabled}
        and id <> ${actor.userId}::bigint)::int as colleagues`.execute(db)
  const { named, costs, anyLots, ...set } = rows[0] ?? nothing
  const isDone: Record<SetUpStep, boolean> = {
    company: company.name !== unnamed || named,
    bank: company.bank !== null,
    halls: set.halls > 0,
    costs,
    lots: anyLots,
  }
  const bank = company.bank && `${company.bank.bank} ${company.bank.account}`
  return {
    steps: setUpSteps.map((step) => ({ step, isDone: isDone[step] })),
    set: { company: company.name, bank, ...set },
  }
}

const nothing: Found = {
  named: false,
  costs: false,
  anyLots: false,
  halls: 0,
  withoutFee: 0,
  lots: 0,
  colleagues: 0,
}
