import { existsSync } from 'node:fs'

/** The browser to test in: a headless one, the one that is named, the system's, or else the one Playwright installs. */
export const chromium = [
  '/usr/bin/chromium-headless-shell',
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

export const launchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
}
