import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import { webhookEvents } from '@seriba/domain/webhooks/webhook-events'
import { faultOfWebhookUrl } from '@seriba/domain/webhooks/webhook-url'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Config } from '@seriba/server-kit/config'
import { isInsideUrl } from '@seriba/server-kit/post-external'

type Asked = Pick<Input<typeof contracts.createWebhook>, 'name' | 'url' | 'events'>

/** An address's values as requested, or why they are refused. */
export function askedWebhook(
  asked: Asked,
  { privateWebhookHosts: privateHosts }: Pick<Config, 'privateWebhookHosts'>,
) {
  const name = asked.name.trim()
  const url = asked.url.trim()
  if (name === '') throw new ApiError('field_required', { fields: { name: 'field_required' } })
  const fault = faultOfWebhookUrl(url, { privateHosts })
  if (fault) throw new ApiError(fault, { fields: { url: fault } })
  if (!privateHosts && isInsideUrl(url))
    throw new ApiError('webhook_inside', { fields: { url: 'webhook_inside' } })
  // In a fixed order, without duplicates.
  const events = webhookEvents.filter((event) => asked.events.includes(event))
  if (events.length === 0) throw new ApiError('field_required', { fields: { events: 'field_required' } })
  return { name, url, events }
}
