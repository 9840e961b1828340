import * as contracts from '@seriba/contracts/passkeys'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { browserOf } from '../browser-of.ts'
import { setChallenge } from '../cookies.ts'
import { enter } from '../enter.ts'
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from './own-passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { offerPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

export function passkeysRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listPasskeys, ({ actor }) => listPasskeys(ctx, actor))

  serve(app, contracts.offerPasskey, ({ actor, input, request, caller }) =>
    offerPasskey(ctx, actor, input.password, { host: relyingParty(ctx.config, request).host, ip: caller.ip }),
  )

  serve(app, contracts.addPasskey, ({ actor, input, request, caller }) =>
    addPasskey(ctx, actor, input, { party: relyingParty(ctx.config, request), ip: caller.ip }),
  )

  serve(app, contracts.removePasskey, async ({ actor, input, caller }) => {
    await removePasskey(ctx, actor, input, caller.ip)
    return successResponse
  })

  serve(app, contracts.offerPasskeySignIn, ({ request }) =>
    offerPasskeySignIn(ctx, relyingParty(ctx.config, request).host),
  )

  serve(app, contracts.signInWithPasskey, async ({ input, request, reply }) => {
    const signed = await signInWithPasskey(ctx, input, {
      party: relyingParty(ctx.config, request),
      browser: browserOf(request),
    })
    if ('opened' in signed)
      return { ...successResponse, ...(await enter(ctx, request, reply, signed.opened)) }
    setChallenge(reply, signed.challenge, 'setUp')
    return {
      ...successResponse,
      secondStep: 'setUp' as const,
      ...(ctx.config.tokensInBody && { 'step-token': signed.challenge }),
    }
  })
}
