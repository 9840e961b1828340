import { existsSync } from 'node:fs'
import { bin, fail, run } from '../start/prepare.mjs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium for the tests: the machine's, else Debian's, else Playwright's own. Answers where it is, if it is not Playwright's. */
export async function ensureChromium() {
  const found = [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
    const installed = known.find((path) => existsSync(path))
    if (installed) return installed
  }
  if ((await run(bin('playwright'), ['install', 'chromium'])) === 0) return undefined
  return fail('There is no Chromium and none could be installed: set CHROMIUM_PATH to one.')
}
