import { isManager } from '@seriba/domain/access/actor'
import type { Config } from '../../config.ts'

export type StaffRule = Pick<Config, 'staffTwoStep'>
type Account = { user_type: number; role_id: number }

/** Whether an account cannot do without the second step (BEY09). */
export const needsTwoStep = ({ staffTwoStep }: StaffRule, { user_type, role_id }: Account) =>
  staffTwoStep && isManager({ userType: user_type, roleId: role_id })

/** Whether it must be set up before the account may do anything else. */
export const mustSetUp = (rule: StaffRule, account: Account & { two_step_since: string | null }) =>
  account.two_step_since === null && needsTwoStep(rule, account)
