import { backOfficeAccess } from './expected-back-office.ts'

/** Columns of the table below: a stranger, then every account type. */
export const visitors = [
  'nobody',
  'guest',
  'restricted',
  'disabled',
  'client',
  'vip',
  'troublesome',
  'dealer',
  'manager',
] as const
export type VisitorName = (typeof visitors)[number]

/**
 * What a call says to whom before it looks at the input: `in` lets in, `401` asks to log in, `who`
 * is for others, `flag` lacks a permission that the account type does not come with.
 */
export const verdictWords = ['in', '401', 'who', 'flag'] as const
export type VerdictWord = (typeof verdictWords)[number]

/**
 * Written by hand and read off no other table: whoever changes whom a request is for changes it here too.
 * Columns: nobody, guest, restricted, disabled, client, vip, troublesome, dealer, manager.
 */
const table = `${backOfficeAccess}
alerts.connectTelegram          401  in   in   401  in   in   in   in   in
alerts.disconnectTelegram       401  in   in   401  in   in   in   in   in
alerts.sendTestAlert            401  in   in   401  in   in   in   in   in
alerts.subscribePush            401  in   in   401  in   in   in   in   in
alerts.unsubscribePush          401  in   in   401  in   in   in   in   in
alerts.viewAlertChannels        401  in   in   401  in   in   in   in   in

auth.captcha                    in   in   in   in   in   in   in   in   in
auth.checkResetLink             in   in   in   in   in   in   in   in   in
auth.refreshSession             in   in   in   in   in   in   in   in   in
auth.requestReset               in   in   in   in   in   in   in   in   in
auth.requestResetByGet          in   in   in   in   in   in   in   in   in
auth.resendVerification         in   in   in   in   in   in   in   in   in
auth.resetPassword              in   in   in   in   in   in   in   in   in
auth.signIn                     in   in   in   in   in   in   in   in   in
auth.signOut                    in   in   in   in   in   in   in   in   in
auth.signUp                     in   in   in   in   in   in   in   in   in
auth.verifyEmail                in   in   in   in   in   in   in   in   in

auctionDay.doneByHand           401  who  who  401  who  who  who  who  in
auctionDay.enterResults         401  who  who  401  who  who  who  who  in
auctionDay.gatewayLog           401  who  who  401  who  who  who  who  in
auctionDay.viewDay              401  who  who  401  who  who  who  who  in
bidGroups.confirmWithdrawal     401  who  who  401  who  who  who  who  in
bidGroups.closedGroups          401  in   in   401  in   in   in   in   in
bidGroups.groupHistory          401  in   in   401  in   in   in   in   in
bidGroups.ungroupedBids         401  in   in   401  in   in   in   in   in
bidGroups.updateGroup           401  in   in   401  in   in   in   in   in
bidGroups.viewGroup             401  in   in   401  in   in   in   in   in
bidHistory.viewBidHistory        401  in   in   401  in   in   in   in   in
bidLists.bidFilters             401  in   in   401  in   in   in   in   in
bidLists.bidHistory             401  in   in   401  in   in   in   in   in
bidLists.bidHistoryFilters      401  in   in   401  in   in   in   in   in
bidLists.bidIndex               401  who  who  401  who  who  who  who  in
bidLists.dealerBids             401  who  who  401  who  who  who  in   who
bidLists.dealerClients          401  who  who  401  who  who  who  in   who
bidLists.myBids                 401  in   in   401  in   in   in   in   who
bidLists.searchBids             401  in   in   401  in   in   in   in   in
bidStatuses.cancelMany          401  in   in   401  in   in   in   in   in
bidStatuses.updateStatusOfMany  401  who  who  401  who  who  who  who  in

bidViews.defaultBidView         401  who  who  401  who  who  who  who  in
bidViews.deleteBidView          401  who  who  401  who  who  who  who  in
bidViews.listBidViews           401  who  who  401  who  who  who  who  in
bidViews.saveBidView            401  who  who  401  who  who  who  who  in

bids.bidAllowance               401  in   in   401  in   in   in   in   in
bids.bidFromManager             401  who  who  401  who  who  who  who  in
bids.bidGroups                  401  in   in   401  in   in   in   in   in
bids.bidTypes                   401  flag in   401  in   in   in   in   in
bids.createBid                  401  flag flag 401  in   in   in   in   who
bids.exportTypes                401  flag in   401  in   in   in   in   in
bids.updateAdjustmentPrice      401  who  who  401  who  who  who  who  in
bids.updateAutoBid              401  who  who  401  who  who  who  who  in
bids.updateBid                  401  who  who  401  who  who  who  who  in
bids.updateBidPrice             401  who  who  401  who  who  who  who  in
bids.updateBidStatus            401  in   in   401  in   in   in   in   in
bids.updateSoldPrice            401  who  who  401  who  who  who  who  in

calendar.renewCalendar          401  in   in   401  in   in   in   in   who
calendar.stopCalendar           401  in   in   401  in   in   in   in   who
calendar.viewCalendar           401  in   in   401  in   in   in   in   who

catalogue.listing               401  in   in   401  in   in   in   in   in

chat.bidChat                    401  in   in   401  in   in   in   in   in
chat.bidLogs                    401  who  who  401  who  who  who  who  in
chat.saveChat                   401  in   in   401  in   in   in   in   in
chat.updateChatStatus           401  in   in   401  in   in   in   in   in

company.previewPage             401  who  who  401  who  who  who  who  in
company.saveCompany             401  who  who  401  who  who  who  who  in
company.saveCompanyDraft        401  who  who  401  who  who  who  who  in
company.uploadPicture           401  who  who  401  who  who  who  who  in
company.viewCompany             401  who  who  401  who  who  who  who  in

costs.discardCostDraft          401  who  who  401  who  who  who  who  in
costs.landedCost                401  in   in   401  in   in   in   in   in
costs.listCostTables            401  who  who  401  who  who  who  who  in
costs.lotCosts                  401  in   in   401  in   in   in   in   in
costs.previewCostTables         401  who  who  401  who  who  who  who  in
costs.publishCostTables         401  who  who  401  who  who  who  who  in
costs.saveCostDraft             401  who  who  401  who  who  who  who  in
costs.updateCostChoices         401  in   in   401  in   in   in   in   in
costs.viewCostTables            401  who  who  401  who  who  who  who  in

dashboard.viewDashboard         401  in   in   401  in   in   in   in   in

deposits.confirmDeposit         401  who  who  401  who  who  who  who  in
deposits.depositInvoice         401  in   in   401  in   in   in   in   who
deposits.openDeposit            401  in   in   401  in   in   in   in   who
deposits.viewDeposit            401  in   in   401  in   in   in   in   who

favorites.addFavorite           401  in   in   401  in   in   in   in   in
favorites.deleteFavorite        401  in   in   401  in   in   in   in   in
favorites.listFavorites         401  in   in   401  in   in   in   in   in
favorites.moveFavorites         401  in   in   401  in   in   in   in   in
favorites.removeEnded           401  in   in   401  in   in   in   in   in

imageReloads.reloadImages       401  who  who  401  who  who  who  who  in
lot.downloadImages              401  flag in   401  in   in   in   in   in
lot.extraImages                 401  in   in   401  in   in   in   in   in
lot.imageTranslate              401  flag in   401  in   in   in   in   in
lot.revokeShare                 401  flag in   401  in   in   in   in   in
lot.shareLot                    401  flag in   401  in   in   in   in   in
lot.viewLot                     401  in   in   401  in   in   in   in   in
lotNotes.listLotNotes           401  who  who  401  who  who  who  who  in
lotNotes.saveLotNote            401  who  who  401  who  who  who  who  in
lot.viewSharedLot               in   in   in   in   in   in   in   in   in

lotFilters.auctionList          401  in   in   401  in   in   in   in   in
lotFilters.categoryList         401  in   in   401  in   in   in   in   in
lotFilters.conditionList        401  in   in   401  in   in   in   in   in
lotFilters.filterAttributes     401  in   in   401  in   in   in   in   in
lotFilters.filterChassis        401  in   in   401  in   in   in   in   in
lotFilters.filterModel          401  in   in   401  in   in   in   in   in
lotFilters.filters              401  in   in   401  in   in   in   in   in
lotFilters.makers               401  in   in   401  in   in   in   in   in
lotFilters.models               401  in   in   401  in   in   in   in   in
lotFilters.priceFigures         401  in   in   401  in   in   in   in   in
lotFilters.steeringList         401  in   in   401  in   in   in   in   in
lotFilters.weekDays             401  in   in   401  in   in   in   in   in

marketplace.listOffers          401  in   in   401  in   in   in   in   in

money.listPayments              401  in   in   401  in   in   in   in   who
money.listPurchases             401  in   in   401  in   in   in   in   who
money.viewBalance               401  in   in   401  in   in   in   in   who
money.viewPurchase              401  in   in   401  in   in   in   in   who

negotiations.acceptNegotiation  401  in   in   401  in   in   in   in   who
negotiations.askInNegotiation   401  who  who  401  who  who  who  who  in
negotiations.declineNegotiation 401  in   in   401  in   in   in   in   who
negotiations.listNegotiations   401  in   in   401  in   in   in   in   in
negotiations.offerInNegotiation 401  in   in   401  in   in   in   in   who
negotiations.settleNegotiation  401  who  who  401  who  who  who  who  in
negotiations.viewNegotiation    401  in   in   401  in   in   in   in   in

notificationChoices.updateNotificationChoices 401  in   in   401  in   in   in   in   in
notificationChoices.viewNotificationChoices 401  in   in   401  in   in   in   in   in
notificationList.notificationList 401  in   in   401  in   in   in   in   in
notificationList.readNotifications 401  in   in   401  in   in   in   in   in

orderOffers.answerOffer         401  in   in   401  in   in   in   in   who
orderOffers.listOffers          401  who  who  401  who  who  who  who  in
orderOffers.lotsToOffer         401  who  who  401  who  who  who  who  in
orderOffers.myOffers            401  in   in   401  in   in   in   in   who
orderOffers.offerLot            401  who  who  401  who  who  who  who  in
orderOffers.ordersForLot        401  who  who  401  who  who  who  who  in
orderOffers.withdrawOffer       401  who  who  401  who  who  who  who  in

orders.closeOrder               401  in   in   401  in   in   in   in   who
orders.createOrder              401  in   in   401  in   in   in   in   who
orders.createOrderFor           401  who  who  401  who  who  who  who  in
orders.listOrders               401  who  who  401  who  who  who  who  in
orders.myOrders                 401  in   in   401  in   in   in   in   who
orders.updateOrderStatus        401  who  who  401  who  who  who  who  in

palette.findAnything            401  in   in   401  in   in   in   in   in

payments.createPayment          401  who  who  401  who  who  who  who  in
payments.refundPayment          401  who  who  401  who  who  who  who  in
payments.reversePayment         401  who  who  401  who  who  who  who  in

productionMonth.lookUpProductionMonth 401  in   in   401  in   in   in   in   in
rivalBids.rivalsOfBid           401  who  who  401  who  who  who  who  in

searches.deleteSearch           401  in   in   401  in   in   in   in   in
searches.mySearches             401  in   in   401  in   in   in   in   in
searches.saveSearch             401  who  in   401  in   in   in   in   in
searches.unsubscribe            in   in   in   in   in   in   in   in   in
searches.updateSearch           401  in   in   401  in   in   in   in   in

shipping.updateLogistics        401  who  who  401  who  who  who  who  in
shipping.updatePurchaseStatus   401  who  who  401  who  who  who  who  in

site.auctionDay                 in   in   in   in   in   in   in   in   in
site.auctionStatusList          401  in   in   401  in   in   in   in   in
site.countryList                in   in   in   in   in   in   in   in   in
site.currencyList               in   in   in   in   in   in   in   in   in
site.denyCookies                in   in   in   in   in   in   in   in   in
site.gearboxList                401  in   in   401  in   in   in   in   in
site.ipInfo                     in   in   in   in   in   in   in   in   in
site.languageList               in   in   in   in   in   in   in   in   in
site.menuCounters               401  in   in   401  in   in   in   in   in
site.siteConfig                 in   in   in   in   in   in   in   in   in
sitePages.pageChanges           in   in   in   in   in   in   in   in   in
sitePages.sitePage              in   in   in   in   in   in   in   in   in

translations.answerTranslation  401  who  who  401  who  who  who  who  in
translations.requestTranslation 401  flag in   401  in   in   in   in   who
translations.requestTranslationByGet 401  flag in   401  in   in   in   in   who
translations.translationIndex   401  who  who  401  who  who  who  who  in
translations.translationResult  401  flag in   401  in   in   in   in   in
translations.uploadTranslationFile 401  who  who  401  who  who  who  who  in

twoStep.beginTwoStep            401  in   in   401  in   in   in   in   in
twoStep.confirmForcedSetUp       in   in   in   in   in   in   in   in   in
twoStep.confirmTwoStep          401  in   in   401  in   in   in   in   in
twoStep.offerForcedSetUp         in   in   in   in   in   in   in   in   in
twoStep.passSecondStep          in   in   in   in   in   in   in   in   in
twoStep.renewRecoveryCodes      401  in   in   401  in   in   in   in   in
twoStep.turnOffTwoStep          401  in   in   401  in   in   in   in   in

user.acceptTerms                401  in   in   401  in   in   in   in   who
user.accountInfo                401  in   in   401  in   in   in   in   in
user.changePassword             401  in   in   401  in   in   in   in   in
user.closeSessions              401  in   in   401  in   in   in   in   in
user.missedEvents               401  in   in   401  in   in   in   in   in
user.searchClients              401  who  who  401  who  who  who  in   in
user.updateNotificationStatus   401  in   in   401  in   in   in   in   in
user.updateProfile              401  in   in   401  in   in   in   in   in
user.updateSetting              401  in   in   401  in   in   in   in   in
user.userInfo                   401  who  who  401  who  who  who  in   in
user.viewProfile                401  in   in   401  in   in   in   in   in
user.winNotifications           401  in   in   401  in   in   in   in   who

withdrawals.answerWithdrawal    401  who  who  401  who  who  who  who  in
withdrawals.askWithdrawal       401  in   in   401  in   in   in   in   who
withdrawals.takeBackWithdrawal  401  in   in   401  in   in   in   in   who
withdrawals.viewReceipt         401  in   in   401  in   in   in   in   in
`

export const expectedAccess: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/)
      return [name, words] as const
    }),
)
