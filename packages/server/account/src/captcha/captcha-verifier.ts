import type { CaptchaAction, CaptchaOffer } from '@seriba/contracts/captcha'
import type { ErrorCode } from '@seriba/contracts/errors'
import type { CaptchaConfig } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import { altcha } from './altcha.ts'
import { recaptcha } from './recaptcha.ts'

/** A way to tell people from bots. */
export type CaptchaVerifier = {
  offer(action: CaptchaAction): Promise<CaptchaOffer>
  /** Whether a token was earned for this action; it is spent by asking. */
  passes(token: string, action: CaptchaAction, ip: string): Promise<boolean>
  /** What is answered where it was not. */
  error: ErrorCode
}

const off: CaptchaVerifier = {
  offer: () => Promise.resolve({ provider: 'off' }),
  passes: () => Promise.resolve(true),
  error: 'captcha_failed',
}

type Context = { db: Db; config: { captcha: CaptchaConfig; cookieSecret: string } }

export function captchaVerifier({ db, config: { captcha, cookieSecret } }: Context): CaptchaVerifier {
  if (captcha.provider === 'altcha') return altcha({ db, secret: cookieSecret, ...captcha })
  return captcha.provider === 'recaptcha' ? recaptcha(captcha) : off
}
