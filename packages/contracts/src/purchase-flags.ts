import type { PermissionFlag } from '@seriba/domain/access/permissions'

/** What staff need to read purchases. */
export const readsPurchases = ['managerBidForClient'] as const satisfies readonly PermissionFlag[]

/** What staff need to move purchases, to ship them and to take care of their documents. */
export const managesPurchases = [
  'managerBidForClient',
  'purchasesManage',
] as const satisfies readonly PermissionFlag[]

/** What staff need to change what a purchase costs. */
export const managesFinances = [
  'managerBidForClient',
  'financesManage',
] as const satisfies readonly PermissionFlag[]
