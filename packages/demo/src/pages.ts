import { readFileSync } from 'node:fs'

const slugs = ['how-to-buy', 'about', 'terms', 'privacy', 'cookies'] as const
type Texts = { en: string; ru: string }

const read = (language: string, name: string) =>
  readFileSync(new URL(`pages/${language}/${name}.md`, import.meta.url), 'utf8')
const inBoth = (name: string): Texts => ({ en: read('en', name), ru: read('ru', name) })

/** The demo company's longer texts, as Markdown. */
export const pages = Object.fromEntries(slugs.map((slug) => [slug, inBoth(slug)]))

/** Its terms since it opened: the last ones are those in force. */
export const termsHistory = [
  { version: 1, daysAgo: 3000, ...inBoth('terms-1') },
  { version: 2, daysAgo: 82, ...inBoth('terms') },
] as const
