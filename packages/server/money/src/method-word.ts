import { paymentMethodOf } from '@seriba/domain/money/payment-methods'
import { money as en } from '@seriba/i18n/en/money'
import { money as ru } from '@seriba/i18n/ru/money'
import type { Language } from '@seriba/server-kit/language'

const methods = { en: en.payments.methods, ru: ru.payments.methods }

/** How a payment was made; old lines have their own wording. */
export function methodWord(language: Language, stored: string): string {
  const known = paymentMethodOf(stored)
  return known ? methods[language][known] : stored
}
