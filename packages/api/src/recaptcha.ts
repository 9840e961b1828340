import type { CaptchaAction, CaptchaOffer } from '@seriba/contracts/captcha'

type Grecaptcha = {
  ready(done: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

const loading = new Map<string, Promise<void>>()

export class ScriptLoadError extends Error {
  override name = 'ScriptLoadError'
}

/** Google's answer about this visitor. Throws `ScriptLoadError` if its script is missing. */
export async function recaptchaToken(
  { siteKey, scriptUrl }: Extract<CaptchaOffer, { provider: 'recaptcha' }>,
  action: CaptchaAction,
): Promise<string> {
  if (!loading.has(scriptUrl)) loading.set(scriptUrl, loadScript(scriptUrl))
  await loading.get(scriptUrl)
  const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha }
  if (!grecaptcha) throw new ScriptLoadError('reCAPTCHA: not loaded')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(url)
      script.remove()
      reject(new ScriptLoadError('reCAPTCHA: not loaded'))
    }
    document.head.append(script)
  })
}
