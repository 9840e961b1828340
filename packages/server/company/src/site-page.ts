import type { SitePage } from '@seriba/contracts/site-pages'
import { isAboutPart, type PageSlug, pageSlugs } from '@seriba/domain/site/page-slugs'
import { notFound } from '@seriba/server-kit/api-error'
import type { Language } from '@seriba/server-kit/language'
import type { Company } from './company.ts'
import { type PageText, pageText } from './page-text.ts'

/** A company's current page in a language, or in English if it has no other. */
export function sitePage({ pages }: Company, slug: PageSlug, language: Language): SitePage {
  const textOf = (part: PageSlug) => {
    const markdown = pages[part]?.[language] ?? pages[part]?.en
    return markdown === undefined ? undefined : memoize(markdown)
  }
  const text = isAboutPart(slug) ? joined(textOf('how-to-buy'), textOf('about')) : textOf(slug)
  return {
    slug: isAboutPart(slug) ? 'about' : slug,
    ...(text ?? notFound()),
    pages: customPages({ pages }),
    languages: languages.filter((one) => pages[slug]?.[one]),
    version: null,
    versions: [],
  }
}

const languages = ['en', 'ru'] as const

export const customPages = ({ pages }: Pick<Company, 'pages'>) =>
  pageSlugs.filter((slug) => pages[slug] !== undefined)

/** How to buy, with the company as its last section (DEC43). */
function joined(buying: PageText | undefined, about: PageText | undefined): PageText | undefined {
  if (!buying || !about) return buying ?? about
  const blocks = about.sections.flatMap(({ title, blocks }) => [
    { type: 'heading' as const, content: [{ text: title }] },
    ...blocks,
  ])
  const company = { id: 'about', title: about.title, blocks: [...about.lead, ...blocks] }
  return { ...buying, sections: [...buying.sections, company] }
}

const texts = new Map<string, PageText>()

const mostTexts = 50

/** A company's pages rarely change. */
export function memoize(markdown: string): PageText {
  const text = texts.get(markdown) ?? pageText(markdown)
  if (texts.size > mostTexts) texts.clear()
  texts.set(markdown, text)
  return text
}
