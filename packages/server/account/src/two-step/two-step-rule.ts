import { isManager } from '@seriba/domain/access/actor'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'

/**
 * Whose accounts must have the second step (BEY09): the operator decides for staff, and the company for its clients.
 */
export type TwoStepRule = { staff: boolean; clients: boolean }
type Account = { user_type: number; role_id: number }

/** The current rule, since the company can change its part while the server runs. */
export const twoStepRule = ({ config, company }: Pick<AppContext, 'config' | 'company'>): TwoStepRule => ({
  staff: config.staffTwoStep,
  clients: company.clientTwoStep,
})

/** Whether an account must have the second step. */
export const requiresTwoStep = ({ staff, clients }: TwoStepRule, { user_type, role_id }: Account) =>
  isManager({ userType: user_type, roleId: role_id }) ? staff : clients

/** Whether it must be set up before the account may do anything else. */
export const requiresTwoStepSetup = (
  rule: TwoStepRule,
  account: Account & { two_step_since: string | null },
) => account.two_step_since === null && requiresTwoStep(rule, account)
