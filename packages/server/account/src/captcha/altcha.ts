import { createHmac } from 'node:crypto'
import type { Db } from '@seriba/server-kit/db'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as z from 'zod'
import type { CaptchaVerifier } from './verifier-port.ts'

const lifeSeconds = 20 * 60

const Token = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(1),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(200) }),
})

type Options = { db: Db; secret: string; difficulty: number }

/** A proof of work that is issued and verified here: no third party, and it works without the internet. */
export function altcha({ db, secret, difficulty }: Options): CaptchaVerifier {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`captcha ${use}`).digest('hex')
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('answer') }

  return {
    error: 'captcha_failed',

    async offer(action) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        // Never so little that it costs nothing.
        counter: randomInt(Math.floor(difficulty / 2), difficulty),
        data: { action },
        expiresAt: Math.floor(Date.now() / 1000) + lifeSeconds,
        deriveKey,
        ...secrets,
      })
      return { provider: 'altcha', challenge: { parameters: { ...parameters }, signature } }
    },

    async passes(token, action) {
      const parsed = Token.safeParse(jsonOf(token))
      if (!parsed.success) return false
      const { challenge, solution } = parsed.data
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      if (!verified || challenge.parameters.data.action !== action) return false
      return spend(db, challenge.signature, challenge.parameters.expiresAt)
    },
  }
}

/** True for the first caller who uses it. */
async function spend(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insertInto('spent_captchas')
    .values({ id, expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

function jsonOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString())
  } catch {
    return null
  }
}
