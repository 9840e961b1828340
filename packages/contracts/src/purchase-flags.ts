import type { PermissionFlag } from '@seriba/domain/access/permissions'

/** What staff needs to read purchases. */
export const readsPurchases = ['managerBidForClient'] as const satisfies readonly PermissionFlag[]

/** What staff needs to move purchases, to ship them and to see to their papers. */
export const managesPurchases = [
  'managerBidForClient',
  'purchasesManage',
] as const satisfies readonly PermissionFlag[]

/** What staff needs to change what a purchase costs. */
export const managesFinances = [
  'managerBidForClient',
  'financesManage',
] as const satisfies readonly PermissionFlag[]
