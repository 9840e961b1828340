import { allStaffRights, type StaffRight, staffRights } from './staff-rights.ts'

/** What somebody is at the company; all of them are managers where only clients and staff are told apart. */
export const staffRoles = ['owner', 'manager', 'accountant', 'shipping', 'translator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What each role comes with. */
export const rightsOfStaff: Record<StaffRole, readonly StaffRight[]> = {
  owner: allStaffRights,
  manager: [...staffRights.desk, 'purchasesManage', 'paymentsRecord', 'auditView'],
  accountant: ['managerBidForClient', 'financesManage', 'paymentsRecord', 'paymentsReverse', 'auditView'],
  shipping: ['managerBidForClient', 'purchasesManage'],
  translator: [],
}

/**
 * What a role is not given of all that staff may do: the rights it lacks, and bids in a client's name where it sees
 * clients without being at the desk.
 */
export function withheldFrom(role: StaffRole): readonly (StaffRight | 'biddingAllowed')[] {
  const rights = rightsOfStaff[role]
  const lacking = allStaffRights.filter((right) => !rights.includes(right))
  return rights.includes('bidManagementEnabled') ? lacking : [...lacking, 'biddingAllowed']
}

export const isStaffRole = (name: string): name is StaffRole =>
  (staffRoles as readonly string[]).includes(name)
