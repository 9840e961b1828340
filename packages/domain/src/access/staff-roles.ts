import { allStaffRights, type StaffRight, staffRights } from './staff-rights.ts'

/** A person's role at the company; where only clients and staff are distinguished, all of them are managers. */
export const staffRoles = ['owner', 'manager', 'accountant', 'shipping', 'translator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The rights each role comes with. */
export const rightsOfStaff: Record<StaffRole, readonly StaffRight[]> = {
  owner: allStaffRights,
  manager: [...staffRights.desk, 'purchasesManage', 'paymentsRecord', 'auditView'],
  accountant: ['managerBidForClient', 'financesManage', 'paymentsRecord', 'paymentsReverse', 'auditView'],
  shipping: ['managerBidForClient', 'purchasesManage'],
  translator: [],
}

/**
 * What a role does not get of all that staff may do: the rights it lacks, and bidding in a client's name if it sees
 * clients but does not work at the desk.
 */
export function withheldFrom(role: StaffRole): readonly (StaffRight | 'biddingAllowed')[] {
  const rights = rightsOfStaff[role]
  const lacking = allStaffRights.filter((right) => !rights.includes(right))
  return rights.includes('bidManagementEnabled') ? lacking : [...lacking, 'biddingAllowed']
}

export const isStaffRole = (name: string): name is StaffRole =>
  (staffRoles as readonly string[]).includes(name)
