/** What changes a balance (3§4.12): money received, vehicles, and other goods. */
export const paymentTypes = ['Remittances', 'CarPurchase', 'Yahoo'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** What a ledger can be sorted by; the running balance always follows the date. */
export const paymentSorts = ['date', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]
