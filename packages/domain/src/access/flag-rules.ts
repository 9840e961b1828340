import type { PermissionFlag } from './permissions.ts'

/**
 * What flags decide inside requests that they do not close. Kept apart from what flags show, so that browsers never
 * load it.
 */
export const flagRules: Partial<Record<PermissionFlag, string>> = {
  downloadPhotos: 'a live lot says that its photos may be downloaded',
  exportTypeShow: 'a bid may name its type, and lists tell it',
  exportTypeOptional: 'a bid need not name its type',
  creditLimitCheck: 'a client’s bids must fit their balance and credit',
  dailyBidLimitCheck: 'a client places no more new bids a day than their limit',
  ussLimitCheck: 'a client sees further photos of so many lots a day; without it of any number',
  bidDeadlineCheck: 'bidding closes at the hall’s deadline; without it when the lot starts',
  adjustmentPriceShow: 'bid lists tell what a bid may be overbid by, and an edit of a bid may name it',
  dealerBidAccess: 'a dealer cancels and chats in their clients’ name; without it they watch',
  managerBidForClient: 'a manager searches clients, and asks for what one may still bid',
  bidManagementEnabled: 'a manager changes anything of a bid at all',
  bidManageStatus: 'a manager changes statuses',
  bidManageBidPrice: 'a manager changes what a client has bid',
  purchasesManage: 'a manager moves purchases on, ships them and sees to their papers',
  financesManage: 'a manager changes what a purchase costs and issues its invoice',
  paymentsRecord: 'a manager records payments and sees to deposits, reminders and statements',
  paymentsReverse:
    'a manager reverses and refunds payments; with both, moves them to another client and closes months',
  companyManage: 'a manager changes what the company says and asks',
  costsEdit: 'a manager writes drafts of the cost tables; with company settings as well, publishes them',
  feedsManage: 'a manager connects feeds and corrects single lots',
  staffManage: 'a manager opens, changes and closes accounts of staff, and deletes those of clients',
}
