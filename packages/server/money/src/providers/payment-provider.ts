/** What is being paid at a provider. */
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
  /** The provider's name for it. */
  kind: string
  depositId: number | null
  /** What it reports about a payment: the amount received, or everything refunded so far. */
  news:
    | { state: 'received'; payment: string; amount: number; currency: string }
    | { state: 'refunded'; payment: string; amount: number; currency: string }
    | { state: 'failed' }
    | null
}

/**
 * Accepts deposits for the company, alongside its bank. Its messages are signed, may come twice, late, or out of
 * order, and are trusted as far as their signature goes.
 */
export type PaymentProvider = {
  name: string
  /** Where the client pays, and the provider's name for it. */
  begin(payment: AskedPayment): Promise<{ url: string; reference: string }>
  /** A message's content; null if we cannot be sure of its author. */
  verify(
    raw: Buffer,
    headers: Record<string, string | string[] | undefined>,
    now: Date,
  ): ProviderMessage | null
}
