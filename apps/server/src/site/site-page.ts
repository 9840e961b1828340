import type { SitePage } from '@seriba/contracts/site-pages'
import { type PageSlug, pageSlugs } from '@seriba/domain/site/page-slugs'
import type { Language } from '../lib/language.ts'
import { notFound } from '../lib/refusal.ts'
import type { Company } from './company.ts'
import { type PageText, pageText } from './page-text.ts'

/** A page of the company in a language, or in English where it has no other. */
export function sitePage({ pages }: Company, slug: PageSlug, language: Language): SitePage {
  const text = textOf(pages, slug, language) ?? notFound()
  return { slug, ...text, pages: pageSlugs.filter((other) => pages[other] !== undefined) }
}

const textOf = (pages: Company['pages'], slug: PageSlug, language: Language) => {
  const markdown = pages[slug]?.[language] ?? pages[slug]?.en
  return markdown === undefined ? undefined : readOnce(markdown)
}

const texts = new Map<string, PageText>()

const mostTexts = 50

/** A company's pages seldom change. */
function readOnce(markdown: string): PageText {
  const text = texts.get(markdown) ?? pageText(markdown)
  if (texts.size > mostTexts) texts.clear()
  texts.set(markdown, text)
  return text
}
