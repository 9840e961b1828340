import * as contracts from '@seriba/contracts/chat'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { bidLogs } from './bid-logs.ts'
import { markChatRead } from './mark-chat-read.ts'
import { readChat } from './read-chat.ts'
import { saveMessage } from './save-message.ts'

export function chatRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.bidChat, ({ actor, input }) => readChat(ctx, actor, input))
  serve(app, contracts.bidLogs, ({ actor, input, caller }) => bidLogs(ctx, actor, input, caller.language))

  serve(app, contracts.saveChat, async ({ actor, input, caller }) => {
    await saveMessage(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.updateChatStatus, async ({ actor, input, caller }) => {
    await markChatRead(ctx, actor, input, caller)
    return successResponse
  })
}
