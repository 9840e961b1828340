import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { base, setLanguage, signedIn } from './people.ts'
import { faults, tooWide } from './screens/faults.ts'
import { further, type Look } from './screens/further.ts'
import { rounds } from './screens/rounds.ts'
import { settling } from './screens/settled.ts'
import { test } from './test.ts'

/** Where `PICTURES=on` saves each screen's appearance. */
const pictures = fileURLToPath(new URL('../../../test-results/screens/', import.meta.url))

/** Fading elements have other colors at first, so nothing moves for those who prefer that. */
const viewports = {
  desktop: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
} satisfies Record<string, BrowserContextOptions>

/** Each screen is checked in both themes and both languages, once each: neither changes what the other shows. */
const theme = { en: 'light', ru: 'dark' } as const

/**
 * Each screen is checked twice: one half of them on the desktop in English and on the phone in Russian, the other
 * half the other way around. `SCREENS=all` checks each of them in all four.
 */
const inTurn = (size: string, language: string) => {
  const half = (size === 'desktop') === (language === 'en') ? 0 : 1
  let screens = 0
  return () => process.env.SCREENS === 'all' || screens++ % 2 === half
}

// The test itself reports what axe finds: a trace of forty screens would only be slow.
test.use({ trace: 'off' })

for (const [size, device] of Object.entries(viewports)) {
  for (const language of ['en', 'ru'] as const) {
    for (const [name, { who, paths }] of Object.entries(rounds)) {
      test(`${size}, ${language}: axe finds nothing on any screen in the round '${name}'`, async ({
        browser,
      }) => {
        test.setTimeout(600_000)
        const found: string[] = []
        const isNext = inTurn(size, language)
        const look: Look = async (page, screen) => {
          await test.step(screen, settled)
          await show(page, theme[language])
          if (process.env.PICTURES === 'on') {
            await page.screenshot({
              path: `${pictures}${screen} ${size} ${theme[language]} ${language}.png`,
            })
          }
          found.push(...(await faults(page)).map((fault) => `${screen}: ${fault}`))
          if (size === 'phone') found.push(...(await tooWide(page)).map((fault) => `${screen}: ${fault}`))
        }

        const page = who
          ? await signedIn(browser, who, device)
          : await (await browser.newContext(device)).newPage()
        const settled = settling(page)
        await speak(page, language)
        const lookInTurn: Look = async (...seen) => {
          if (isNext()) await look(...seen)
        }
        try {
          if (who) await setLanguage(page, language)
          for (const [screen, path] of Object.entries(paths)) {
            if (!isNext()) continue
            await page.goto(`${base()}${path}`)
            await look(page, screen)
          }
          await further[name]?.(page, lookInTurn, language)
        } finally {
          // Other tests share the account, even if this one fails.
          if (who) await setLanguage(page, 'en')
        }
        expect(found).toEqual([])
      })
    }
  }
}

/** Colors fade from one theme to the other, so they are checked when the fading is over. */
async function show(page: Page, chosen: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, chosen)
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
}

const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('I18N_KEY', chosen), language)
