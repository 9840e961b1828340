// Generated from packages/contracts/src/chat.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/chat'
import * as cache from '../../cache/chat.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The messages about a bid, oldest first. `GET /bid/chat` */
export const bidChat = query(contracts.bidChat, cache.bidChat)
export const useBidChatQuery = useQueryOf(bidChat)
export const useLazyBidChatQuery = useLazyQueryOf(bidChat)

/** Sends a message about a bid; the other side sees it at once. `POST /bid/save-chat` */
export const saveChat = mutation(contracts.saveChat, cache.saveChat)
export const useSaveChatMutation = useMutationOf(saveChat)

/** Marks a chat as read for the viewer's side. `PUT /bid/update-chat-status` */
export const updateChatStatus = mutation(contracts.updateChatStatus, cache.updateChatStatus)
export const useUpdateChatStatusMutation = useMutationOf(updateChatStatus)
