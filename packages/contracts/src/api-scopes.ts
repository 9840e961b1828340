import type { ApiScope } from '@seriba/domain/api-keys/scopes'
import type { Contract } from './contract.ts'
import type { ErrorCode } from './errors.ts'

/**
 * The requests that dealers' keys can make, by the scope that each requires. A request that is not listed here is
 * closed to every key: everything for staff, everything about accounts and passwords, and whatever protects dealers
 * from their own programs.
 */
const operations: Record<ApiScope, readonly string[]> = {
  'lots:read': [
    'catalogue.listing',
    'lot.viewLot',
    'lotFilters.auctionList',
    'lotFilters.categoryList',
    'lotFilters.conditionList',
    'lotFilters.filterAttributes',
    'lotFilters.filterChassis',
    'lotFilters.filterModel',
    'lotFilters.filters',
    'lotFilters.makers',
    'lotFilters.models',
    'lotFilters.priceFigures',
    'lotFilters.steeringList',
    'lotFilters.weekDays',
    'priceEvidence.earlierAuctions',
    'priceEvidence.priceEvidence',
    'sheets.viewSheetReading',
    'site.auctionDay',
    'site.auctionStatusList',
    'site.countryList',
    'site.currencyList',
    'site.gearboxList',
    'translations.translationResult',
  ],
  'costs:read': ['bidCosts.listBidCosts', 'costs.landedCost', 'costs.lotCosts', 'rates.viewRates'],
  'bids:read': [
    'bidGroups.closedGroups',
    'bidGroups.groupHistory',
    'bidGroups.ungroupedBids',
    'bidGroups.viewGroup',
    'bidHistory.viewBidHistory',
    'bidLists.bidFilters',
    'bidLists.bidHistory',
    'bidLists.bidHistoryFilters',
    'bidLists.dealerBids',
    'bidLists.dealerClients',
    'bidLists.myBids',
    'bidLists.searchBids',
    'bids.bidAllowance',
    'bids.bidGroups',
    'bids.bidTypes',
    'bids.exportTypes',
    'budget.viewBudget',
    'credit.viewCredit',
    'negotiations.listNegotiations',
    'negotiations.viewNegotiation',
    'withdrawals.viewReceipt',
  ],
  'bids:write': [
    'bidGroups.createGroup',
    'bidGroups.updateGroup',
    'bidStatuses.cancelMany',
    'bids.createBid',
    'bids.updateBidStatus',
    'negotiations.acceptNegotiation',
    'negotiations.declineNegotiation',
    'negotiations.offerInNegotiation',
    'negotiations.takeBackOffer',
    'withdrawals.askWithdrawal',
    'withdrawals.takeBackWithdrawal',
  ],
  'purchases:read': [
    'consignees.listConsignees',
    'consignees.viewConsignee',
    'money.listPurchases',
    'purchaseView.viewPurchase',
  ],
  'payments:read': [
    'deposits.viewDeposit',
    'money.listPayments',
    'money.viewBalance',
    'receivables.viewStatement',
  ],
}

const scopes = new Map(
  Object.entries(operations).flatMap(([scope, names]) =>
    names.map((name) => [name, scope as ApiScope] as const),
  ),
)

/** The scope that a key needs for a request; undefined if no key can make it. */
export const scopeOf = ({ operation }: Pick<Contract, 'operation'>): ApiScope | undefined =>
  scopes.get(operation)

/** Every request with a scope, as often as it is listed in the table. */
export const scopedOperations = Object.values(operations).flat()

/** Codes that only a call with a key may fail with. */
export const keyErrors = [
  'key_unknown',
  'key_ended',
  'key_revoked',
  'scope_missing',
  'key_address',
  'two_step_required',
  'key_limit',
] as const satisfies readonly ErrorCode[]
