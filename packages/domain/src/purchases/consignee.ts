import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { emailProblem } from '../access/sign-up.ts'
import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'

/** The person who receives a car at the port, or is notified of it. */
export type ConsigneeFields = {
  fullName: string
  address: string
  countryId: number | null
  telephone: string
  email: string
}

const required = ['fullName', 'address', 'telephone'] as const

export type ConsigneeProblems = Partial<Record<keyof ConsigneeFields, 'field_required' | 'email_invalid'>>

export function consigneeProblems(fields: ConsigneeFields): ConsigneeProblems {
  const empty = required.filter((name) => fields[name].trim() === '')
  const email = emailProblem(fields.email.trim())
  return {
    ...Object.fromEntries(empty.map((name) => [name, 'field_required' as const])),
    ...(fields.countryId === null && { countryId: 'field_required' as const }),
    ...(email && { email }),
  }
}

const open: readonly PurchaseStatus[] = [at.processing, at.domesticTransport, at.waitingShip]

/** From Waiting for loading on, the ship's documents are made with these details. */
export const isConsigneeLocked = (status: PurchaseStatus) => !open.includes(status)

/** A client may change it until then; staff may later, too, with a reason. */
export const canChangeConsignee = (
  status: PurchaseStatus,
  by: { isStaff: boolean },
): RuleResult<'consignee_locked'> =>
  by.isStaff || !isConsigneeLocked(status) ? ok : rejected('consignee_locked')
