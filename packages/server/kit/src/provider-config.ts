import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** Methods of deposits that a provider can receive; transfers to the company's own bank need none. */
const methods = { wallet: 'WALLET_PROVIDER', transfer: 'TRANSFER_PROVIDER' } as const

/** The providers for the wallet and for international transfers; by default, clients are not offered these (GAP64). */
export const providerSettings = {
  WALLET_PROVIDER: z.enum(['stripe'], 'must be stripe').optional(),
  TRANSFER_PROVIDER: z.enum(['stripe'], 'must be stripe').optional(),
  STRIPE_SECRET_KEY: z.string().min(10, 'must be the secret key of the Stripe account').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(10, 'must be the signing secret of the webhook').optional(),
  /** The address of the API, if not Stripe's own. */
  STRIPE_API: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.stripe.com' })
    .default('https://api.stripe.com'),
}
const Settings = z.object(providerSettings)

/** A Stripe account. */
export type StripeConfig = { secretKey: string; webhookSecret: string; api: string }

export type ProvidersConfig = {
  /** The providers that accept deposits, by method. */
  methods: Partial<Record<keyof typeof methods, 'stripe'>>
  stripe: StripeConfig | undefined
}

export function providersOf(
  settings: z.infer<typeof Settings>,
  publicUrl: string | undefined,
): ProvidersConfig {
  const named = Object.fromEntries(
    Object.entries(methods).flatMap(([method, setting]) => {
      const provider = settings[setting]
      return provider === undefined ? [] : [[method, provider]]
    }),
  ) as ProvidersConfig['methods']
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } = settings
  if (Object.keys(named).length === 0 && secretKey === undefined && webhookSecret === undefined)
    return { methods: named, stripe: undefined }
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new ConfigurationError(
      'Payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both, or leave out WALLET_PROVIDER and TRANSFER_PROVIDER.',
    )
  }
  if (publicUrl === undefined) {
    throw new ConfigurationError(
      'Clients come back from Stripe to the portal: set PUBLIC_URL to the address that browsers use.',
    )
  }
  return { methods: named, stripe: { secretKey, webhookSecret, api: new URL(api).origin } }
}
