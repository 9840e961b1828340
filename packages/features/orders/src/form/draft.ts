import { hasConsented } from '@seriba/api/consent'
import { emptyWish, type OrderWish } from '@seriba/domain/orders/order'

const key = 'order-draft'

/** What is typed outlives the visit only with consent, like the form of signing up (1§4.7). */
const storage = () => (hasConsented() ? localStorage : sessionStorage)

export const saveDraft = (wish: OrderWish) => storage().setItem(key, JSON.stringify(wish))

/** What was typed and not sent; fields that do not fit are as in a new order. */
export function readDraft(): OrderWish {
  try {
    const stored = JSON.parse(storage().getItem(key) ?? '{}') as Record<string, unknown>
    const fits = Object.entries(emptyWish).filter(([field, empty]) => {
      const value = stored[field]
      if (empty === null) return value === null || typeof value === 'number'
      return Array.isArray(empty) ? Array.isArray(value) : typeof value === typeof empty
    })
    return { ...emptyWish, ...Object.fromEntries(fits.map(([field]) => [field, stored[field]])) }
  } catch {
    return emptyWish
  }
}
