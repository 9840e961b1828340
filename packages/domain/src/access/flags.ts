import type { PageType } from '../lots/page-types.ts'
import type { PermissionFlag, Permissions } from './permissions.ts'

/** What a screen leaves out. Those of staff need a manager too: `audience.ts` and `bids/bid-can.ts` say so. */
export type Control =
  | 'share'
  | 'sheetTranslation'
  | 'bidForm'
  | 'bidType'
  | 'clientSearch'
  | 'clientPage'
  | 'clientChat'
  | 'statusSwitcher'
  | 'soldPriceEditor'
  | 'bidValuesEditor'
  | 'overbid'
  | 'autoBid'
  | 'todayFirst'
  | 'statusConfirmation'
  | 'lastHourWarning'
  | 'companyPages'
  | 'feedsPage'
  | 'lotCorrection'
  | 'auditPage'
  | 'staffPage'
  | 'clientDeletion'
  | 'purchaseEditor'
  | 'costEditor'
  | 'paymentEntry'
  | 'paymentReversal'
  | 'paymentMove'
  | 'monthClose'

type FlagEffect = {
  /** Pages of the catalogue: their entries in the menu, their routes, and every request that names one. */
  pages?: readonly PageType[]
  /** Controls that are not shown without it. A control that several flags name needs them all. */
  controls?: readonly Control[]
  /** What else it decides, within requests that it does not close. */
  rule?: string
}

/** What each of the 25 flags of 1§6.5, and each of the back office’s, opens on screen; a request that needs one says so in its contract. */
export const permissionEffects = {
  carAuctionsView: { pages: ['car-auction'] },
  salesStatisticsView: { pages: ['stats', 'machinery-stats'] },
  bikeView: { pages: ['bikes', 'bike-stats'] },
  machineryView: { pages: ['machinery'] },
  onepriceView: { pages: ['stock'] },

  shareCar: { controls: ['share'] },
  downloadPhotos: {
    rule: 'a live lot says that its photos may be downloaded',
  },
  auctionTranslationUse: {
    controls: ['sheetTranslation'],
  },

  biddingAllowed: { controls: ['bidForm'] },
  exportTypeShow: {
    controls: ['bidType'],
    rule: 'a bid may name its type, and lists tell it',
  },
  exportTypeOptional: { rule: 'a bid need not name its type' },
  creditLimitCheck: { rule: 'a client’s bids must fit their balance and credit' },
  dailyBidLimitCheck: { rule: 'a client places no more new bids a day than their limit' },
  ussLimitCheck: { rule: 'a client sees further photos of so many lots a day; without it of any number' },
  bidDeadlineCheck: { rule: 'bidding closes at the hall’s deadline; without it when the lot starts' },
  adjustmentPriceShow: {
    controls: ['overbid'],
    rule: 'bid lists tell what a bid may be overbid by, and an edit of a bid may name it',
  },
  dealerBidAccess: {
    controls: ['clientChat'],
    rule: 'a dealer cancels and chats in their clients’ name; without it they watch',
  },

  managerBidForClient: {
    controls: ['clientSearch', 'clientPage'],
    rule: 'a manager searches clients, and asks for what one may still bid',
  },
  bidManagementEnabled: {
    controls: ['statusSwitcher', 'soldPriceEditor', 'bidValuesEditor', 'autoBid'],
    rule: 'a manager changes anything of a bid at all',
  },
  bidManageStatus: { controls: ['statusSwitcher'], rule: 'a manager changes statuses' },
  bidManageSoldPrice: { controls: ['soldPriceEditor'] },
  bidManageBidPrice: {
    controls: ['bidValuesEditor'],
    rule: 'a manager changes what a client has bid',
  },
  bidChangeConfirmation: { controls: ['statusConfirmation'] },
  lastHourBidWarning: { controls: ['lastHourWarning'] },
  bidsTodayDefault: { controls: ['todayFirst'] },

  purchasesManage: {
    controls: ['purchaseEditor'],
    rule: 'a manager moves purchases on, ships them and sees to their papers',
  },
  financesManage: {
    controls: ['costEditor'],
    rule: 'a manager changes what a purchase costs and issues its invoice',
  },
  paymentsRecord: {
    controls: ['paymentEntry', 'paymentMove', 'monthClose'],
    rule: 'a manager records payments and sees to deposits, reminders and statements',
  },
  paymentsReverse: {
    controls: ['paymentReversal', 'paymentMove', 'monthClose'],
    rule: 'a manager reverses and refunds payments; with both, moves them to another client and closes months',
  },
  companyManage: { controls: ['companyPages'], rule: 'a manager changes what the company says and asks' },
  feedsManage: {
    controls: ['feedsPage', 'lotCorrection'],
    rule: 'a manager connects feeds and corrects single lots',
  },
  staffManage: {
    controls: ['staffPage', 'clientDeletion'],
    rule: 'a manager opens, changes and closes accounts of staff, and deletes those of clients',
  },
  auditView: { controls: ['auditPage'] },
} as const satisfies Record<PermissionFlag, FlagEffect>

const effects = Object.entries(permissionEffects) as [PermissionFlag, FlagEffect][]

export const flagsOfControl = (control: Control): readonly PermissionFlag[] =>
  effects.filter(([, { controls }]) => controls?.includes(control)).map(([flag]) => flag)

/** Whether a screen has a control, as far as flags go. */
export const hasControl = (permission: Permissions, control: Control): boolean =>
  flagsOfControl(control).every((flag) => permission[flag])
