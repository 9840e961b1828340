import { hasConsented } from '@seriba/api/consent'
import { emptyWish, type OrderWish } from '@seriba/domain/orders/order'

const key = 'order-draft'

/** Typed text outlives the visit only with consent, like the sign-up form (1§4.7). */
const storage = () => (hasConsented() ? localStorage : sessionStorage)

const save = (wish: OrderWish) => storage().setItem(key, JSON.stringify(wish))

/** What was typed and not sent; invalid fields have the values of a new order. */
function read(): OrderWish {
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

export type Draft = { read: () => OrderWish; save: (wish: OrderWish) => void }

export const ownDraft: Draft = { read, save }

/** What staff type in a client's name is not stored on a device. */
export const noDraft: Draft = { read: () => emptyWish, save: () => undefined }
