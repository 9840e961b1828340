import type { PageType } from '../lots/page-types.ts'
import type { PermissionFlag, Permissions } from './permissions.ts'

/** What a screen leaves out. Staff flags also require a manager: see `audience.ts` and `bids/bid-can.ts`. */
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
  | 'costTablesPage'
  | 'costPublishing'
  | 'readerTest'
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
  /** Pages of the catalogue: their menu entries, their routes, and every request that names one. */
  pages?: readonly PageType[]
  /** Controls that are hidden without the flag. A control listed under several flags needs all of them. */
  controls?: readonly Control[]
}

/**
 * What each of the 25 flags of 1§6.5, and each of the back office’s, opens on screen; `flag-rules.ts` has the rest. A
 * request that needs a flag says so in its contract.
 */
export const permissionEffects = {
  carAuctionsView: { pages: ['car-auction'] },
  salesStatisticsView: { pages: ['stats', 'machinery-stats'] },
  bikeView: { pages: ['bikes', 'bike-stats'] },
  machineryView: { pages: ['machinery'] },
  onepriceView: { pages: ['stock'] },

  shareCar: { controls: ['share'] },
  downloadPhotos: {},
  auctionTranslationUse: { controls: ['sheetTranslation'] },

  biddingAllowed: { controls: ['bidForm'] },
  exportTypeShow: { controls: ['bidType'] },
  exportTypeOptional: {},
  creditLimitCheck: {},
  dailyBidLimitCheck: {},
  ussLimitCheck: {},
  bidDeadlineCheck: {},
  adjustmentPriceShow: { controls: ['overbid'] },
  dealerBidAccess: { controls: ['clientChat'] },

  managerBidForClient: { controls: ['clientSearch', 'clientPage'] },
  bidManagementEnabled: { controls: ['statusSwitcher', 'soldPriceEditor', 'bidValuesEditor', 'autoBid'] },
  bidManageStatus: { controls: ['statusSwitcher'] },
  bidManageSoldPrice: { controls: ['soldPriceEditor'] },
  bidManageBidPrice: { controls: ['bidValuesEditor'] },
  bidChangeConfirmation: { controls: ['statusConfirmation'] },
  lastHourBidWarning: { controls: ['lastHourWarning'] },
  bidsTodayDefault: { controls: ['todayFirst'] },

  purchasesManage: { controls: ['purchaseEditor'] },
  financesManage: { controls: ['costEditor'] },
  paymentsRecord: { controls: ['paymentEntry', 'paymentMove', 'monthClose'] },
  paymentsReverse: { controls: ['paymentReversal', 'paymentMove', 'monthClose'] },
  companyManage: { controls: ['companyPages', 'costPublishing', 'readerTest'] },
  costsEdit: { controls: ['costTablesPage', 'costPublishing'] },
  feedsManage: { controls: ['feedsPage', 'lotCorrection'] },
  staffManage: { controls: ['staffPage', 'clientDeletion'] },
  auditView: { controls: ['auditPage'] },
} as const satisfies Record<PermissionFlag, FlagEffect>

const effects = Object.entries(permissionEffects) as [PermissionFlag, FlagEffect][]

export const flagsOfControl = (control: Control): readonly PermissionFlag[] =>
  effects.filter(([, { controls }]) => controls?.includes(control)).map(([flag]) => flag)

/** Whether a screen shows a control, as far as flags are concerned. */
export const hasControl = (permission: Permissions, control: Control): boolean =>
  flagsOfControl(control).every((flag) => permission[flag])
