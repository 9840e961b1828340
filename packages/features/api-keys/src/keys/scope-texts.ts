import type { ApiScope } from '@seriba/domain/api-keys/scopes'

/** The key of each scope among the texts, in which a colon has another meaning. */
export const scopeTexts = {
  'lots:read': 'lotsRead',
  'costs:read': 'costsRead',
  'bids:read': 'bidsRead',
  'bids:write': 'bidsWrite',
  'purchases:read': 'purchasesRead',
  'payments:read': 'paymentsRead',
} as const satisfies Record<ApiScope, string>
