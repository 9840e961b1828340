import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const existing = (...paths: (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path))
const chromium = existing(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome')
/** Without a window: faster, but it cannot install an app or show a push. */
const shell = existing('/usr/bin/chromium-headless-shell') ?? chromium

/** Screens where people look at lots with photos. Elsewhere rendering them would take most of the time. */
const withPictures = /(main-job|share)\.e2e\.ts/

const screens = /screens\.e2e\.ts/

/** Two minutes in one test: if it started last, the other worker would be idle. */
const week = /working-week\.e2e\.ts/

/** Tests of the browser itself. */
const withWindow = /(offline|push|push-delivery|push-renewal)\.e2e\.ts/

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Characters are as wide as on users' machines.
  '--font-render-hinting=none',
]

/** Replaces what Playwright passes in a flag of the same name: that a machine without a screen has a mouse. */
const unseenBy = {
  imagesEnabled: false,
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
}
const blink = Object.entries(unseenBy).map((setting) => setting.join('='))

/** `PICTURES=on` shows them everywhere, for those who look at a run's screenshots. */
const unseen = process.env.PICTURES === 'on' ? [] : [`--blink-settings=${blink.join(',')}`]

const launch = (executablePath: string | undefined, ...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...args, ...more],
})

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // A separate folder: it is emptied at every start, and the other reports are next to it.
  outputDir: '../../test-results/e2e',
  globalSetup: './src/global-setup.ts',
  // Each has its own server: while one waits for an answer, the other continues.
  workers: process.env.SERIBA_URL ? 1 : 2,
  timeout: 120_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  // Tests that pass only then are named at the end of the run: they count, and are looked into.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Tests that answer for the server see every request; the service worker has its own tests.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    // A step that hangs says which one it is, instead of using up the whole test's time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test would slow all of them; a failed one is recorded when it is retried.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    // The longest first, each in its own process.
    { name: 'working week', testMatch: week, use: { launchOptions: launch(shell, ...unseen) } },
    {
      name: 'screens',
      testMatch: screens,
      fullyParallel: true,
      use: { launchOptions: launch(shell, ...unseen) },
    },
    { name: 'with pictures', testMatch: withPictures, use: { launchOptions: launch(shell) } },
    { name: 'with windows', testMatch: withWindow, use: { launchOptions: launch(chromium, ...unseen) } },
    {
      name: 'without pictures',
      testIgnore: [week, withPictures, withWindow, screens],
      use: { launchOptions: launch(shell, ...unseen) },
    },
  ],
})
