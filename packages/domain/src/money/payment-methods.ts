/** How money comes in or goes out, as stored; old lines may use words of their own. */
export const paymentMethods = ['bank', 'transfer', 'wallet', 'cash', 'adjustment'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodOf = (stored: string): PaymentMethod | undefined =>
  paymentMethods.find((method) => method === stored)
