// Generated from packages/contracts/src/webhooks.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/webhooks'
import * as cache from '../../cache/webhooks.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds an address. Its signing secret is in this answer and nowhere else. `POST /user/webhooks` */
export const createWebhook = mutation(contracts.createWebhook, cache.createWebhook)
export const useCreateWebhookMutation = useMutationOf(createWebhook)

/** Deletes an address with its deliveries. `POST /user/webhook-delete` */
export const deleteWebhook = mutation(contracts.deleteWebhook, cache.deleteWebhook)
export const useDeleteWebhookMutation = useMutationOf(deleteWebhook)

/** Creates a link to download the whole log of an address as a file; it works for one minute and only for the caller. `GET /user/webhook-deliveries-export` */
export const exportWebhookDeliveries = query(contracts.exportWebhookDeliveries, cache.exportWebhookDeliveries)
export const useExportWebhookDeliveriesQuery = useQueryOf(exportWebhookDeliveries)
export const useLazyExportWebhookDeliveriesQuery = useLazyQueryOf(exportWebhookDeliveries)

/** Creates a link to download a dealer’s addresses, without their secrets, as a file; it works for one minute and only for the caller. `GET /user/webhooks-export` */
export const exportWebhooks = query(contracts.exportWebhooks, cache.exportWebhooks)
export const useExportWebhooksQuery = useQueryOf(exportWebhooks)
export const useLazyExportWebhooksQuery = useLazyQueryOf(exportWebhooks)

/** Deliveries to an address, newest first; they are kept for 30 days or as long as the company sets. `GET /user/webhook-deliveries` */
export const listWebhookDeliveries = query(contracts.listWebhookDeliveries, cache.listWebhookDeliveries)
export const useListWebhookDeliveriesQuery = useQueryOf(listWebhookDeliveries)
export const useLazyListWebhookDeliveriesQuery = useLazyQueryOf(listWebhookDeliveries)

/** The addresses that receive a dealer's events, oldest first. `GET /user/webhooks` */
export const listWebhooks = query(contracts.listWebhooks, cache.listWebhooks)
export const useListWebhooksQuery = useQueryOf(listWebhooks)
export const useLazyListWebhooksQuery = useLazyQueryOf(listWebhooks)

/** Sends every failed delivery to an address again. `POST /user/webhook-replay-failed` */
export const replayFailedDeliveries = mutation(contracts.replayFailedDeliveries, cache.replayFailedDeliveries)
export const useReplayFailedDeliveriesMutation = useMutationOf(replayFailedDeliveries)

/** Sends a delivery again, with the same event number. `POST /user/webhook-replay` */
export const replayWebhookDelivery = mutation(contracts.replayWebhookDelivery, cache.replayWebhookDelivery)
export const useReplayWebhookDeliveryMutation = useMutationOf(replayWebhookDelivery)

/** Gives an address a new secret. For the given number of hours, requests are signed with the previous one as well. `POST /user/webhook-rotate` */
export const rotateWebhookSecret = mutation(contracts.rotateWebhookSecret, cache.rotateWebhookSecret)
export const useRotateWebhookSecretMutation = useMutationOf(rotateWebhookSecret)

/** Turns an address off or on. While its dealer has it off, new events are not kept for it. Deliveries that were waiting, and all events since we turned it off, are held: when it is turned on, they are sent, or count as failed. `POST /user/webhook-switch` */
export const switchWebhook = mutation(contracts.switchWebhook, cache.switchWebhook)
export const useSwitchWebhookMutation = useMutationOf(switchWebhook)

/** Sends an address the event `webhook.test`, whatever events it receives. `POST /user/webhook-test` */
export const testWebhook = mutation(contracts.testWebhook, cache.testWebhook)
export const useTestWebhookMutation = useMutationOf(testWebhook)

/** Changes an address, its name, or the events it receives. `PUT /user/webhooks` */
export const updateWebhook = mutation(contracts.updateWebhook, cache.updateWebhook)
export const useUpdateWebhookMutation = useMutationOf(updateWebhook)

/** The request and the response of one delivery. `GET /user/webhook-delivery` */
export const viewWebhookDelivery = query(contracts.viewWebhookDelivery, cache.viewWebhookDelivery)
export const useViewWebhookDeliveryQuery = useQueryOf(viewWebhookDelivery)
export const useLazyViewWebhookDeliveryQuery = useLazyQueryOf(viewWebhookDelivery)
