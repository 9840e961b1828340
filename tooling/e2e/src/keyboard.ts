import { expect, type Locator, type Page } from '@playwright/test'

/** Moves from field to field, like somebody without a mouse, until it is reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Goes there and types, replacing its contents. */
export async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Replaces the contents of the focused field. */
export async function typeOver(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes there and presses Enter. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
