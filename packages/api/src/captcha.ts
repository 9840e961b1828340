import { sha256 } from '@noble/hashes/sha2.js'
import type { CaptchaAction, CaptchaOffer } from '@seriba/contracts/captcha'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { recaptchaToken, ScriptLoadError } from './recaptcha.ts'

type CaptchaResult = { token: string } | { failed: 'captcha_failed' | 'recaptcha_failed' }

/** Earns the token of a bot check, or says whose check failed. Throws if the check is not there at all. */
export async function obtainCaptchaToken(offer: CaptchaOffer, action: CaptchaAction): Promise<CaptchaResult> {
  try {
    return { token: await tokenFor(offer, action) }
  } catch (cause) {
    if (cause instanceof ScriptLoadError) throw cause
    console.error('bot check:', cause)
    return { failed: offer.provider === 'recaptcha' ? 'recaptcha_failed' : 'captcha_failed' }
  }
}

async function tokenFor(offer: CaptchaOffer, action: CaptchaAction): Promise<string> {
  if (offer.provider === 'off') return ''
  if (offer.provider === 'recaptcha') return recaptchaToken(offer, action)
  const challenge = offer.challenge as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The proof of work took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}

// The browser's own hashing requires https, which a portal in a company's own network may not have.
const deriveKey: Parameters<typeof solveChallenge>[0]['deriveKey'] = ({ keyLength }, salt, password) => {
  const text = new Uint8Array(salt.length + password.length)
  text.set(salt)
  text.set(password, salt.length)
  return Promise.resolve({ derivedKey: sha256(text).subarray(0, keyLength) })
}
