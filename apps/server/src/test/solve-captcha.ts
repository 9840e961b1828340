import { type CaptchaAction, captchaHeader } from '@seriba/contracts/captcha'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { FastifyInstance } from 'fastify'

/** Does the work that a page does before it sends a form, and returns the header that proves it. */
export async function solvedCaptcha(app: FastifyInstance, action: CaptchaAction) {
  const answer = await app.inject({ url: '/v1/auth/captcha', query: { action } })
  return headerOf(answer.json().result.challenge)
}

/** The same for a server in another process. */
export async function solvedCaptchaAt(origin: string, action: CaptchaAction) {
  const answer = await fetch(`${origin}/v1/auth/captcha?action=${action}`)
  return headerOf(((await answer.json()) as { result: { challenge: Challenge } }).result.challenge)
}

async function headerOf(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return { [captchaHeader]: token }
}
