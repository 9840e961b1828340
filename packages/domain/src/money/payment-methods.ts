/** How money comes in or goes out, as it is stored; lines of old may say it in words of their own. */
export const paymentMethods = ['bank', 'transfer', 'wallet', 'cash', 'adjustment'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodOf = (stored: string): PaymentMethod | undefined =>
  paymentMethods.find((method) => method === stored)
