import type { Output } from '@seriba/contracts/contract'
import type { viewSetUp as contract } from '@seriba/contracts/dashboard'
import { type SetUpStep, setUpSteps } from '@seriba/domain/site/set-up'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'

type Ctx = Pick<AppContext, 'db' | 'company'>

/** The name of a company that nobody has named. */
const unnamed = 'Seriba'

/** What a company needs before its clients can bid and pay, and what of it is there. */
export async function viewSetUp({ db, company }: Ctx): Promise<Output<typeof contract>> {
  const { rows } = await sql<{ named: boolean; halls: boolean; costs: boolean; lots: boolean }>`
    select exists (select from company_settings where section = 'brand') as named,
      exists (select from halls) as halls,
      exists (select from cost_tables where status = 'published') as costs,
      exists (select from lots) as lots`.execute(db)
  const [found] = rows
  const isDone: Record<SetUpStep, boolean> = {
    company: company.name !== unnamed || found?.named === true,
    bank: company.bank !== null,
    halls: found?.halls === true,
    costs: found?.costs === true,
    lots: found?.lots === true,
  }
  return { steps: setUpSteps.map((step) => ({ step, isDone: isDone[step] })) }
}
