import type { DeliveredEventType } from '@seriba/domain/webhooks/webhook-events'
import type { en } from '@seriba/i18n/en'

/** Keys of texts contain no dots. */
export const eventText = (type: DeliveredEventType) =>
  type.replace('.', '_') as keyof (typeof en)['webhooks']['events']
