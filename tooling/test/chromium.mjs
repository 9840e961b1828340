import { existsSync } from 'node:fs'
import { bin, fail, run } from '../start/prepare.mjs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Headless Chromium: it does the same work in two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell'

/**
 * A Chromium for the tests: the machine's, else Debian's, else Playwright's own. Returns where it is, if it is not
 * Playwright's.
 */
export async function ensureChromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const missing = [
      ...(found() ? [] : ['chromium']),
      ...(existsSync(shell) ? [] : ['chromium-headless-shell']),
    ]
    if (missing.length > 0) await aptInstall(missing)
  }
  const path = found()
  if (path) return path
  if ((await run(bin('playwright'), ['install', 'chromium'])) === 0) return undefined
  return fail('Chromium is missing and could not be installed: install it, and set CHROMIUM_PATH to it.')
}

async function aptInstall(names) {
  console.log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  // One at a time: an older Debian does not have both.
  for (const name of names)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
}
