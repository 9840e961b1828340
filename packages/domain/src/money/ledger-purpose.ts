/** Why a line of the ledger was written, where its type does not say it. */
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
