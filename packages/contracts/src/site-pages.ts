import { pageSlugs } from '@seriba/domain/site/page-slugs'
import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** Words that are set alike: plain, strong, or a link. */
const Run = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  href: z.optional(z.string()),
})
const Runs = z.array(Run)

const PageBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), content: Runs }),
  z.object({ type: z.literal('paragraph'), content: Runs }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(Runs) }),
  z.object({ type: z.literal('table'), head: z.array(Runs), rows: z.array(z.array(Runs)) }),
])

/** What a page says, taken apart: nobody has to trust its markup. */
export const PageText = z.object({
  title: z.string(),
  /** What stands before the first section. */
  lead: z.array(PageBlock),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(PageBlock) })),
})
export type PageText = z.infer<typeof PageText>

/** A page of the company's own. */
const SitePage = z.extend(PageText, {
  slug: z.enum(pageSlugs),
  /** All pages that there are, for a way from one to the next. */
  pages: z.array(z.enum(pageSlugs)),
})
export type Run = z.infer<typeof Run>
export type PageBlock = z.infer<typeof PageBlock>
export type SitePage = z.infer<typeof SitePage>

export const sitePage = contract({
  method: 'GET',
  path: '/site/page',
  door: 'sitePages.sitePage',
  input: z.object({ slug: z.enum(pageSlugs), language: z._default(z.enum(['en', 'ru']), 'en') }),
  output: SitePage,
  refusals: ['not_found'],
})
