// Generated from packages/contracts/src/alerts.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/alerts'
import * as cache from '../../cache/alerts.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A link to the company's Telegram bot that connects the chat to the caller's account; it works once, within 15 minutes. `POST /user/telegram-connect` */
export const connectTelegram = mutation(contracts.connectTelegram)
export const useConnectTelegramMutation = useMutationOf(connectTelegram)

/** Disconnects the caller's Telegram chat. `POST /user/telegram-disconnect` */
export const disconnectTelegram = mutation(contracts.disconnectTelegram, cache.disconnectTelegram)
export const useDisconnectTelegramMutation = useMutationOf(disconnectTelegram)

/** Sends a test message through a channel. `POST /user/test-alert` */
export const sendTestAlert = mutation(contracts.sendTestAlert)
export const useSendTestAlertMutation = useMutationOf(sendTestAlert)

/** Sends push notifications to this browser while the portal is closed, for as long as the session lasts. Calling it again changes nothing. `POST /user/push-subscribe` */
export const subscribePush = mutation(contracts.subscribePush, cache.subscribePush)
export const useSubscribePushMutation = useMutationOf(subscribePush)

/** Stops notifications to a browser, given by its id or, when it asks for itself, by its address. `POST /user/push-unsubscribe` */
export const unsubscribePush = mutation(contracts.unsubscribePush, cache.unsubscribePush)
export const useUnsubscribePushMutation = useMutationOf(unsubscribePush)

/** How the caller can be notified while no page is open: the browsers that are registered, and their chat with the company's bot. `GET /user/alert-channels` */
export const viewAlertChannels = query(contracts.viewAlertChannels, cache.viewAlertChannels)
export const useViewAlertChannelsQuery = useQueryOf(viewAlertChannels)
export const useLazyViewAlertChannelsQuery = useLazyQueryOf(viewAlertChannels)
