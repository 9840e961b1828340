/** What moves a balance (3§4.12): money received, vehicles, and other goods. */
export const paymentTypes = ['Remittances', 'CarPurchase', 'Yahoo'] as const
export type PaymentType = (typeof paymentTypes)[number]
