import { existsSync } from 'node:fs'
import { bin, fail, run } from '../start/prepare.mjs'

/** Without windows, it does the same work in two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell'
const known = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium for the tests: Debian's shell, else the machine's, else Playwright's own. Answers where it is, if it is not Playwright's. */
export async function ensureChromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))
  const isChosen = [process.env.CHROMIUM_PATH, shell].some((path) => path && existsSync(path))
  if (!isChosen && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    await aptInstall('chromium-headless-shell')
    if (found() === undefined) await aptInstall('chromium')
  }
  const path = found()
  if (path) return path
  if ((await run(bin('playwright'), ['install', '--only-shell', 'chromium'])) === 0) return undefined
  return fail('There is no Chromium and none could be installed: set CHROMIUM_PATH to one.')
}

async function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
}
