import type { DepositMethod } from '@seriba/domain/money/deposit'
import type { Config } from '@seriba/server-kit/config'
import type { PaymentProvider } from './payment-provider.ts'
import { stripeProvider } from './stripe.ts'

type Settings = Pick<Config, 'paymentProviders' | 'publicUrl'>

/** A configured provider, by its name. */
export function providerNamed(
  name: string,
  { paymentProviders, publicUrl }: Settings,
): PaymentProvider | null {
  const { stripe } = paymentProviders
  return name === 'stripe' && stripe && publicUrl !== undefined ? stripeProvider(stripe, publicUrl) : null
}

/** The providers that accept deposits, by method. */
export function providerOf(method: DepositMethod, settings: Settings): PaymentProvider | null {
  if (method === 'bank') return null
  const name = settings.paymentProviders.methods[method]
  return name === undefined ? null : providerNamed(name, settings)
}
