/** What is paid at a provider. */
export type AskedPayment = {
  depositId: number
  /** Yen. */
  amount: number
  reference: string
  email: string
  language: 'en' | 'ru'
  /** Asking twice with the same key opens one page. */
  key: string
}

export type ProviderMessage = {
  eventId: string
  /** As the provider calls it. */
  kind: string
  depositId: number | null
  /** What it says of a payment: the sum that came in, or all that went back by now. */
  news:
    | { state: 'received'; payment: string; amount: number; currency: string }
    | { state: 'refunded'; payment: string; amount: number; currency: string }
    | { state: 'failed' }
    | null
}

/**
 * Takes deposits in for the company, beside its bank. Whatever it tells us comes signed, may come twice, late or out
 * of order, and is believed as far as its signature goes.
 */
export type PaymentProvider = {
  name: string
  /** Where the client pays, and what the provider calls it. */
  begin(payment: AskedPayment): Promise<{ url: string; reference: string }>
  /** What a message says; null where we cannot be sure who wrote it. */
  verify(
    raw: Buffer,
    headers: Record<string, string | string[] | undefined>,
    now: Date,
  ): ProviderMessage | null
}
