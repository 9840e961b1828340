import type { Webhook, WebhookDelivery } from '@seriba/contracts/webhooks'
import type { DeliveredEventType } from '@seriba/domain/webhooks/webhook-events'
import { files as enFiles } from '@seriba/i18n/en/files'
import { webhooks as en } from '@seriba/i18n/en/webhooks'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { webhooks as ru } from '@seriba/i18n/ru/webhooks'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

export const webhookTexts = {
  en: { ...en, file: enFiles.webhooks },
  ru: { ...ru, file: ruFiles.webhooks },
}

type EventKey = keyof (typeof en)['events']

export const eventWord = (language: Language, type: DeliveredEventType) =>
  webhookTexts[language].events[type.replace('.', '_') as EventKey]

export function webhookColumns(language: Language): SheetColumn<Webhook>[] {
  const { form, states, file } = webhookTexts[language]
  return [
    { head: form.name, width: 24, value: ({ name }) => name },
    { head: form.url, width: 50, value: ({ url }) => url },
    { head: form.events, width: 50, value: ({ events }) => events.join(', ') },
    { head: file.state, width: 12, value: ({ state }) => states[state] },
    { head: file.made, width: 18, value: ({ createdAt }) => createdAt, as: 'moment' },
    { head: file.failingSince, width: 18, value: ({ failingSince }) => failingSince, as: 'moment' },
    { head: file.held, width: 12, value: ({ held }) => held },
  ]
}

export function deliveryColumns(language: Language): SheetColumn<WebhookDelivery>[] {
  const { log, delivery, file } = webhookTexts[language]
  return [
    { head: log.columns.at, width: 18, value: ({ createdAt }) => createdAt, as: 'moment' },
    { head: log.columns.event, width: 40, value: ({ type }) => eventWord(language, type) },
    { head: file.type, width: 18, value: ({ type }) => type },
    { head: log.columns.id, width: 40, value: ({ eventId }) => eventId },
    { head: file.state, width: 14, value: ({ state }) => file.states[state] },
    { head: file.status, width: 10, value: ({ status }) => status },
    { head: file.error, width: 24, value: ({ error }) => error && log.errors[error] },
    { head: delivery.tries, width: 10, value: ({ tries }) => tries },
    { head: file.lastTry, width: 18, value: ({ lastTryAt }) => lastTryAt, as: 'moment' },
    { head: file.nextTry, width: 18, value: ({ nextTryAt }) => nextTryAt, as: 'moment' },
    { head: file.duration, width: 14, value: ({ duration }) => duration },
  ]
}
