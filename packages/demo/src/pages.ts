import { readFileSync } from 'node:fs'

const slugs = ['how-to-buy', 'about', 'terms', 'privacy', 'cookies'] as const

const read = (language: string, slug: string) =>
  readFileSync(new URL(`pages/${language}/${slug}.md`, import.meta.url), 'utf8')

/** What the demo company says at length, as Markdown. */
export const pages = Object.fromEntries(
  slugs.map((slug) => [slug, { en: read('en', slug), ru: read('ru', slug) }]),
)
