/** Staff rights that are granted and revoked one by one, grouped by what they are about. */
export const staffRights = {
  desk: [
    'bidManagementEnabled',
    'bidManageStatus',
    'bidManageBidPrice',
    'bidManageSoldPrice',
    'managerBidForClient',
  ],
  work: ['purchasesManage', 'financesManage', 'paymentsRecord', 'paymentsReverse'],
  company: ['companyManage', 'costsEdit', 'feedsManage', 'staffManage', 'auditView'],
} as const

export type StaffRight = (typeof staffRights)[keyof typeof staffRights][number]
export const allStaffRights: readonly StaffRight[] = Object.values(staffRights).flat()
