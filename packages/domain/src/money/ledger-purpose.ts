/** Why a ledger line was written, if its type does not say so. */
export const ledgerPurposes = [
  'deposit',
  'refund',
  'charge',
  'correction',
  'chargeBack',
  'resale',
  'penalty',
  'opening',
] as const
export type LedgerPurpose = (typeof ledgerPurposes)[number]
