import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './chromium.ts'

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  define: { 'import.meta.env.STORYBOOK_TESTED': true },
  test: {
    name: 'stories',
    api: { port: 6101 },
    // While one page waits for its modules, the other one works.
    maxWorkers: 2,
    // A story leaves nothing behind: what one file has loaded, the next need not load again.
    isolate: false,
    // A busy machine is slow, not wrong: three thousand bids are rendered and checked by axe.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
})
