import { apiKeys, keyRefusal } from './ru/api-keys.ts'
import { receipts } from './ru/receipts.ts'
import { webhooks } from './ru/webhooks.ts'
import { ruCompany } from './ru-company.ts'
import { ruDesk } from './ru-desk.ts'

/** The same in Russian. */
export const ru = {
  ...ruDesk,
  ...ruCompany,
  apiKeys,
  receipts,
  webhooks,
  refusal: { ...ruDesk.refusal, ...keyRefusal },
} as const
