import type { ApiScope } from '@seriba/domain/api-keys/scopes'

/** What each scope is called among the texts, where a colon means something else. */
export const scopeTexts = {
  'lots:read': 'lotsRead',
  'costs:read': 'costsRead',
  'bids:read': 'bidsRead',
  'bids:write': 'bidsWrite',
  'purchases:read': 'purchasesRead',
  'payments:read': 'paymentsRead',
} as const satisfies Record<ApiScope, string>
