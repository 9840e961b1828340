import type { Audience } from './audience.ts'

/**
 * Whom each call is for, by the name of its contract. `flags.ts` says which flags it needs beside;
 * whose rows it then sees is another rule, in SQL.
 */
export const callAudiences = {
  'auth.captcha': 'anyone',
  'auth.checkResetLink': 'anyone',
  'auth.refreshSession': 'anyone',
  'auth.requestReset': 'anyone',
  'auth.requestResetByGet': 'anyone',
  'auth.resendVerification': 'anyone',
  'auth.resetPassword': 'anyone',
  'auth.signIn': 'anyone',
  'auth.signOut': 'anyone',
  'auth.signUp': 'anyone',
  'auth.verifyEmail': 'anyone',

  'bidLists.bidFilters': 'signedIn',
  'bidLists.bidHistory': 'signedIn',
  'bidLists.bidHistoryFilters': 'signedIn',
  'bidLists.bidIndex': 'manager',
  'bidLists.dealerBids': 'dealer',
  'bidLists.myBids': 'buyer',

  'bids.bidAllowance': 'signedIn',
  'bids.bidFromManager': 'manager',
  'bids.bidGroups': 'signedIn',
  'bids.bidTypes': 'signedIn',
  'bids.createBid': 'buyer',
  'bids.exportTypes': 'signedIn',
  'bids.updateAdjustmentPrice': 'manager',
  'bids.updateAutoBid': 'manager',
  'bids.updateBid': 'manager',
  'bids.updateBidPrice': 'manager',
  'bids.updateBidStatus': 'signedIn',
  'bids.updateSoldPrice': 'manager',

  'calendar.renewCalendar': 'buyer',
  'calendar.stopCalendar': 'buyer',
  'calendar.viewCalendar': 'buyer',

  'catalogue.listing': 'signedIn',

  'chat.bidChat': 'signedIn',
  'chat.bidLogs': 'manager',
  'chat.saveChat': 'signedIn',
  'chat.updateChatStatus': 'signedIn',

  'clientParts.clientCredit': 'manager',
  'clientParts.clientLedger': 'manager',
  'clientParts.clientPurchases': 'manager',
  'clientParts.clientSessions': 'manager',
  'clientParts.closeClientSessions': 'manager',
  'clientParts.stopClientBids': 'manager',

  'clients.clientHistory': 'manager',
  'clients.createClient': 'manager',
  'clients.exportClients': 'manager',
  'clients.listClients': 'manager',
  'clients.listKeepers': 'manager',
  'clients.updateClient': 'manager',
  'clients.updatePermissions': 'manager',
  'clients.resetTwoStep': 'manager',
  'clients.viewClient': 'manager',

  'company.previewPage': 'manager',
  'company.saveCompany': 'manager',
  'company.saveCompanyDraft': 'manager',
  'company.uploadPicture': 'manager',
  'company.viewCompany': 'manager',

  'dashboard.viewDashboard': 'signedIn',

  'deposits.confirmDeposit': 'manager',
  'deposits.depositInvoice': 'buyer',
  'deposits.openDeposit': 'buyer',
  'deposits.viewDeposit': 'buyer',

  'favorites.addFavorite': 'signedIn',
  'favorites.deleteFavorite': 'signedIn',
  'favorites.listFavorites': 'signedIn',
  'favorites.moveFavorites': 'signedIn',
  'favorites.removeEnded': 'signedIn',

  'lot.downloadImages': 'signedIn',
  'lot.extraImages': 'signedIn',
  'lot.imageTranslate': 'signedIn',
  'lot.revokeShare': 'signedIn',
  'lot.shareLot': 'signedIn',
  'lot.viewLot': 'signedIn',
  'lot.viewSharedLot': 'anyone',

  'lotFilters.auctionList': 'signedIn',
  'lotFilters.categoryList': 'signedIn',
  'lotFilters.conditionList': 'signedIn',
  'lotFilters.filterAttributes': 'signedIn',
  'lotFilters.filterChassis': 'signedIn',
  'lotFilters.filterModel': 'signedIn',
  'lotFilters.filters': 'signedIn',
  'lotFilters.makers': 'signedIn',
  'lotFilters.models': 'signedIn',
  'lotFilters.priceFigures': 'signedIn',
  'lotFilters.steeringList': 'signedIn',
  'lotFilters.weekDays': 'signedIn',

  'marketplace.listOffers': 'signedIn',

  'money.listPayments': 'buyer',
  'money.listPurchases': 'buyer',
  'money.viewBalance': 'buyer',
  'money.viewPurchase': 'buyer',

  'notificationChoices.updateNotificationChoices': 'signedIn',
  'notificationChoices.viewNotificationChoices': 'signedIn',

  'notificationList.notificationList': 'signedIn',
  'notificationList.readNotifications': 'signedIn',

  'orderOffers.answerOffer': 'buyer',
  'orderOffers.listOffers': 'manager',
  'orderOffers.lotsToOffer': 'manager',
  'orderOffers.myOffers': 'buyer',
  'orderOffers.offerLot': 'manager',
  'orderOffers.ordersForLot': 'manager',
  'orderOffers.withdrawOffer': 'manager',

  'orders.closeOrder': 'buyer',
  'orders.createOrder': 'buyer',
  'orders.createOrderFor': 'manager',
  'orders.listOrders': 'manager',
  'orders.myOrders': 'buyer',
  'orders.updateOrderStatus': 'manager',

  'payments.createPayment': 'manager',
  'payments.refundPayment': 'manager',
  'payments.reversePayment': 'manager',

  'productionMonth.lookUpProductionMonth': 'signedIn',

  'searches.deleteSearch': 'signedIn',
  'searches.mySearches': 'signedIn',
  'searches.saveSearch': 'member',
  'searches.unsubscribe': 'anyone',
  'searches.updateSearch': 'signedIn',

  'shipping.updateLogistics': 'manager',
  'shipping.updatePurchaseStatus': 'manager',

  'site.auctionDay': 'anyone',
  'site.auctionStatusList': 'signedIn',
  'site.countryList': 'anyone',
  'site.currencyList': 'anyone',
  'site.denyCookies': 'anyone',
  'site.gearboxList': 'signedIn',
  'site.ipInfo': 'anyone',
  'site.languageList': 'anyone',
  'site.menuCounters': 'signedIn',
  'site.siteConfig': 'anyone',

  'sitePages.pageChanges': 'anyone',
  'sitePages.sitePage': 'anyone',

  'translations.answerTranslation': 'manager',
  'translations.requestTranslation': 'buyer',
  'translations.requestTranslationByGet': 'buyer',
  'translations.translationIndex': 'manager',
  'translations.translationResult': 'signedIn',
  'translations.uploadTranslationFile': 'manager',

  'twoStep.beginTwoStep': 'signedIn',
  'twoStep.confirmForcedSetUp': 'anyone',
  'twoStep.confirmTwoStep': 'signedIn',
  'twoStep.offerForcedSetUp': 'anyone',
  'twoStep.passSecondStep': 'anyone',
  'twoStep.renewRecoveryCodes': 'signedIn',
  'twoStep.turnOffTwoStep': 'signedIn',

  'user.acceptTerms': 'buyer',
  'user.accountInfo': 'signedIn',
  'user.changePassword': 'signedIn',
  'user.closeSessions': 'signedIn',
  'user.missedEvents': 'signedIn',
  'user.searchClients': 'dealerOrManager',
  'user.updateNotificationStatus': 'signedIn',
  'user.updateProfile': 'signedIn',
  'user.updateSetting': 'signedIn',
  'user.userInfo': 'dealerOrManager',
  'user.viewProfile': 'signedIn',
  'user.winNotifications': 'buyer',
} as const satisfies Record<string, Audience>

export type CallName = keyof typeof callAudiences
