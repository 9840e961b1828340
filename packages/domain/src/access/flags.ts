import type { PageType } from '../lots/page-types.ts'
import type { CallName } from './calls.ts'
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

type FlagEffect = {
  /** Pages of the catalogue: their entries in the menu, their routes, and every call that names one. */
  pages?: readonly PageType[]
  /** Calls refused without it. A call that several flags name needs them all. */
  calls?: readonly CallName[]
  /** Likewise controls that are not shown. */
  controls?: readonly Control[]
  /** What else it decides, within calls that it does not close. */
  rule?: string
}

/** What each of the 25 flags of 1§6.5 opens. Calls' doors and the screens' gates are read off here. */
export const flagEffects = {
  carAuctionsView: { pages: ['car-auction'] },
  salesStatisticsView: { pages: ['stats', 'machinery-stats'] },
  bikeView: { pages: ['bikes', 'bike-stats'] },
  machineryView: { pages: ['machinery'] },
  onepriceView: { pages: ['stock'] },

  shareCar: { calls: ['lot.shareLot', 'lot.revokeShare'], controls: ['share'] },
  downloadPhotos: {
    calls: ['lot.downloadImages'],
    rule: 'a live lot says that its photos may be downloaded',
  },
  auctionTranslationUse: {
    calls: [
      'lot.imageTranslate',
      'translations.requestTranslation',
      'translations.requestTranslationByGet',
      'translations.translationResult',
    ],
    controls: ['sheetTranslation'],
  },

  biddingAllowed: { calls: ['bids.createBid', 'bids.bidFromManager'], controls: ['bidForm'] },
  exportTypeShow: {
    calls: ['bids.bidTypes', 'bids.exportTypes'],
    controls: ['bidType'],
    rule: 'a bid may name its type, and lists tell it',
  },
  exportTypeOptional: { rule: 'a bid need not name its type' },
  creditLimitCheck: { rule: 'a client’s bids must fit his balance and credit' },
  dailyBidLimitCheck: { rule: 'a client places no more new bids a day than his limit' },
  ussLimitCheck: { rule: 'a client sees further photos of so many lots a day; without it of any number' },
  bidDeadlineCheck: { rule: 'bidding closes at the hall’s deadline; without it when the lot starts' },
  adjustmentPriceShow: {
    calls: ['bids.updateAdjustmentPrice'],
    controls: ['overbid'],
    rule: 'bid lists tell what a bid may be overbid by, and an edit of a bid may name it',
  },
  dealerBidAccess: {
    controls: ['clientChat'],
    rule: 'a dealer cancels and chats in his clients’ name; without it he watches',
  },

  managerBidForClient: {
    calls: [
      'bids.bidFromManager',
      'clientParts.clientCredit',
      'clients.clientHistory',
      'clientParts.clientLedger',
      'clientParts.clientPurchases',
      'clientParts.clientSessions',
      'clientParts.closeClientSessions',
      'clients.createClient',
      'clients.exportClients',
      'clients.listClients',
      'clients.listKeepers',
      'clients.updateClient',
      'clients.updatePermissions',
      'clients.resetTwoStep',
      'clients.viewClient',
      'deposits.confirmDeposit',
      'payments.createPayment',
      'payments.refundPayment',
      'payments.reversePayment',
      'shipping.updateLogistics',
      'shipping.updatePurchaseStatus',
    ],
    controls: ['clientSearch', 'clientPage'],
    rule: 'a manager searches clients, and asks for what one may still bid',
  },
  bidManagementEnabled: {
    calls: [
      'bids.updateSoldPrice',
      'bids.updateBid',
      'bids.updateBidPrice',
      'bids.updateAdjustmentPrice',
      'bids.updateAutoBid',
    ],
    controls: ['statusSwitcher', 'soldPriceEditor', 'bidValuesEditor', 'autoBid'],
    rule: 'a manager changes anything of a bid at all',
  },
  bidManageStatus: { controls: ['statusSwitcher'], rule: 'a manager changes statuses' },
  bidManageSoldPrice: { calls: ['bids.updateSoldPrice'], controls: ['soldPriceEditor'] },
  bidManageBidPrice: {
    calls: ['bids.updateBid', 'bids.updateBidPrice', 'bids.updateAdjustmentPrice'],
    controls: ['bidValuesEditor'],
    rule: 'a manager changes what a client has bid',
  },
  bidChangeConfirmation: { controls: ['statusConfirmation'] },
  lastHourBidWarning: { controls: ['lastHourWarning'] },
  bidsTodayDefault: { controls: ['todayFirst'] },
} as const satisfies Record<PermissionFlag, FlagEffect>

const effects = Object.entries(flagEffects) as [PermissionFlag, FlagEffect][]

export const flagsOfCall = (call: CallName): readonly PermissionFlag[] =>
  effects.filter(([, { calls }]) => calls?.includes(call)).map(([flag]) => flag)

export const flagsOfControl = (control: Control): readonly PermissionFlag[] =>
  effects.filter(([, { controls }]) => controls?.includes(control)).map(([flag]) => flag)

/** Whether a screen has a control, as far as flags go. */
export const hasControl = (permission: Permissions, control: Control): boolean =>
  flagsOfControl(control).every((flag) => permission[flag])
