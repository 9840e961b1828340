import { apiKeys } from './en/api-keys.ts'
import { groupFilled } from './en/group-filled.ts'
import { receipts } from './en/receipts.ts'
import { webhooks } from './en/webhooks.ts'
import { enPages } from './en-pages.ts'

/** What the portal says on its other pages: what staff meets, too, and what is only for who buys. */
export const enPortal = { groupFilled, ...enPages, apiKeys, receipts, webhooks } as const
