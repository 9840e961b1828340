/** The kinds of objects that audit log entries are about, as stored. */
export const auditEntities = [
  'user',
  'bid',
  'bid_group',
  'lot',
  'purchase',
  'order',
  'deposit',
  'company',
  'costTables',
  'session',
  'clients',
  'bid_view',
  'saved_search',
  'apiKey',
  'audit',
  'bankAccount',
  'bankFile',
  'bankLine',
  'bids',
  'bidTypes',
  'deposits',
  'favorites',
  'feed',
  'halls',
  'import',
  'invoices',
  'lots',
  'orders',
  'owed',
  'payments',
  'purchases',
  'retention',
  'staff',
  'voyage',
  'voyages',
  'webhook',
  'apiKeys',
  'auctionDay',
  'bid_groups',
  'feeds',
  'gatewayLog',
  'imports',
  'negotiations',
  'rates',
  'searches',
  'translations',
  'webhooks',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** Entries beyond this number are not counted; narrowing the days gives an exact count. */
export const auditCountedTo = 10_000

/** The maximum number of rows in a file. */
export const auditExportRows = 50_000

/** Where staff see the object of an entry, below `/console`; null if it has no page. */
export function auditLink(entity: string, entityId: string, isStaff: boolean): string | null {
  switch (entity) {
    case 'user':
      return isStaff ? `/staff/${entityId}` : `/clients/${entityId}`
    case 'purchase':
      return `/purchases/${entityId}`
    case 'feed':
      return `/feeds?feed=${entityId}`
    case 'import':
      return `/clients/uploads/${entityId}`
    case 'halls':
      return '/company/halls'
    case 'bankAccount':
      return '/company/bank'
    case 'bidTypes':
      return '/company/bid-types'
    case 'voyage':
      return '/voyages'
    case 'order':
      return '/orders'
    case 'company':
      return '/company'
    case 'retention':
      return '/company#retention'
    case 'costTables':
      return '/cost-tables'
    case 'clients':
      return '/clients'
    default:
      return null
  }
}
