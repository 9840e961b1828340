import { denyCookies } from '@seriba/contracts/site'
import { clearDeviceCookie } from '@seriba/server-account/cookies'
import { serve, successResponse } from '@seriba/server-kit/serve'
import { clearUnlockCookies } from '@seriba/server-lot/unlock-cookie'
import type { FastifyInstance } from 'fastify'

/** Removes all cookies that a visitor can do without. */
export function denyCookiesRoute(app: FastifyInstance) {
  serve(app, denyCookies, ({ request, reply }) => {
    clearDeviceCookie(reply)
    clearUnlockCookies(request, reply)
    return successResponse
  })
}
