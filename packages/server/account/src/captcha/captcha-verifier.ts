import type { CaptchaConfig } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import { altcha } from './altcha.ts'
import { recaptcha } from './recaptcha.ts'
import type { CaptchaVerifier } from './verifier-port.ts'

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
