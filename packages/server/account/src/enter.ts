import type { Db } from '@seriba/server-kit/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  accessTokenOf,
  refreshTokenOf,
  responseTokens,
  setDeviceCookie,
  setSessionCookies,
} from './cookies.ts'
import type { Opened } from './open-session.ts'
import { signOut } from './sign-out.ts'

/**
 * Gives a browser its session and returns what may be said about it. The account that was logged in here before is
 * logged out: one browser, one session.
 */
export async function enter(
  ctx: { db: Db },
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, device }: Opened,
) {
  await signOut(ctx, { access: accessTokenOf(request), refresh: refreshTokenOf(request) })
  setSessionCookies(reply, tokens)
  if (device !== null) setDeviceCookie(reply, device)
  return responseTokens(reply, tokens)
}
