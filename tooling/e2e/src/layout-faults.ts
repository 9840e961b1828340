import type { Locator, Page } from '@playwright/test'

/** Texts that are partly hidden; elements for screen readers only are one pixel wide. */
export const cutTexts = (within: Locator) =>
  within.evaluateAll((roots) =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.textContent?.trim())
      .map((element) => element.textContent ?? ''),
  )

/** Parts of a lot's page that are cut off, extend beyond the window, or cover what is below or next to them. */
export const outsideOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[data-page-scroll]')]
    const wide = boxes.some(({ scrollWidth }) => scrollWidth > innerWidth)
      ? ['the page scrolls sideways']
      : []
    const main = document.querySelector('main') ?? document.body
    const head = main.querySelector('[class*=_head_]')
    const photos = main.querySelector('[class*=_stage_]')
    const [above, below] = [head, photos].map((element) => element?.getBoundingClientRect())
    const inner = [...(head?.children ?? [])].map((child) => child.getBoundingClientRect().bottom)
    const covered =
      above?.height && below && Math.max(...inner) > below.top + 1 ? ['photos cover the head'] : []
    const pressed = [...document.querySelectorAll('header :is(a, button)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .sort((one, other) => one.left - other.left)
    const crowded = pressed.some(({ left }, at) => (pressed[at - 1]?.right ?? 0) > left + 1)
      ? ['buttons of the header lie on one another']
      : []
    const cut = [...main.querySelectorAll('dd, dt, h1, [class*=_head_] > *')]
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent ?? '')
    return [...wide, ...covered, ...crowded, ...cut]
  })

/** How many lines are taken up by elements that are centered in each. */
export const lines = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const middles = all
      .map((element) => element.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
      .sort((a, b) => a - b)
    return middles.filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > 8).length
  })

/** Words that are split across lines. */
export const brokenWords = (within: Locator) =>
  within.evaluateAll((values) =>
    values.flatMap((value) => {
      const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (text.nextNode()) {
        for (const { index, 0: word } of (text.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text.currentNode, index)
          range.setEnd(text.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
