import { apiKeys, keyRefusal } from './en/api-keys.ts'
import { receipts } from './en/receipts.ts'
import { webhooks } from './en/webhooks.ts'
import { enCompany } from './en-company.ts'
import { enDesk } from './en-desk.ts'

/** Every phrase, by the concern it belongs to. */
export const en = {
  ...enDesk,
  ...enCompany,
  apiKeys,
  receipts,
  webhooks,
  refusal: { ...enDesk.refusal, ...keyRefusal },
} as const
