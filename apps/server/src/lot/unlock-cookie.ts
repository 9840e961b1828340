import { sharing } from '@seriba/domain/lots/sharing'
import type { FastifyReply, FastifyRequest } from 'fastify'

const nameOf = (lotId: string) => `seriba_share_${lotId}`

/** Remembers that this browser gave the right code for a lot; the signature keeps others from writing it. */
export function setUnlockCookie(reply: FastifyReply, lotId: string, codeId: number, now: Date) {
  const until = now.getTime() + sharing.unlockMs
  reply.setCookie(nameOf(lotId), `${lotId}.${codeId}.${until}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https' || reply.server.isHttps,
    path: '/v1',
    maxAge: sharing.unlockMs / 1000,
  })
}

/** The code that unlocked a lot for this browser, if one did within the last day. */
export function unlockedBy(request: FastifyRequest, lotId: string, now: Date): number | null {
  const { valid, value } = request.unsignCookie(request.cookies[nameOf(lotId)] ?? '')
  const [lot, codeId, until] = valid && value !== null ? value.split('.') : []
  return lot === lotId && Number(until) > now.getTime() ? Number(codeId) : null
}
