import { pageSlugs, versionedPages } from '@seriba/domain/site/page-slugs'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, int } from './fields.ts'

/** Words with the same formatting: plain, strong, or a link. */
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

/** What a page says, parsed: nobody has to trust its markup. */
export const PageText = z.object({
  title: z.string(),
  /** What comes before the first section. */
  lead: z.array(PageBlock),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(PageBlock) })),
})
export type PageText = z.infer<typeof PageText>

const language = z.enum(['en', 'ru'])
const version = () => int(1, 1_000_000)

/** A text as it was published, and since when it has been in force. */
const PageVersion = z.object({ number: z.int(), from: instant() })
export type PageVersion = z.infer<typeof PageVersion>

/** One of the company's own pages. */
const SitePage = z.extend(PageText, {
  slug: z.enum(pageSlugs),
  /** All existing pages, for links from one to the next. */
  pages: z.array(z.enum(pageSlugs)),
  /** The languages it is written in. */
  languages: z.array(language),
  /** Which one this is; null for a page that can only be read as it is now. */
  version: z.nullable(PageVersion),
  /** Every version, the one in force first. */
  versions: z.array(PageVersion),
})
export type Run = z.infer<typeof Run>
export type PageBlock = z.infer<typeof PageBlock>
export type SitePage = z.infer<typeof SitePage>

/** A page that the company wrote, in the caller's language, in one of its versions. */
export const sitePage = contract({
  method: 'GET',
  path: '/site/page',
  operation: 'sitePages.sitePage',
  audience: 'anyone',
  input: z.object({
    slug: z.enum(pageSlugs),
    language: z._default(language, 'en'),
    /** The one in force, unless an earlier one is requested. */
    version: z.optional(version()),
  }),
  output: SitePage,
  errors: ['not_found'],
})

const kind = z.enum(['same', 'added', 'removed'])

/** How one version differs from the one before it, paragraph by paragraph, in the sections that differ. */
const PageChanges = z.object({
  version: PageVersion,
  /** Null for the first. */
  before: z.nullable(PageVersion),
  sections: z.array(
    z.object({
      /** Null for what comes before the first section. */
      title: z.nullable(z.string()),
      kind,
      lines: z.array(
        z.object({
          kind,
          /** The number of a numbered line, such as `4.2`: where it is, or was. */
          mark: z.nullable(z.string()),
          text: z.string(),
        }),
      ),
    }),
  ),
})
export type PageChanges = z.infer<typeof PageChanges>

/** The differences between two versions of a page. */
export const pageChanges = contract({
  method: 'GET',
  path: '/site/page-changes',
  operation: 'sitePages.pageChanges',
  audience: 'anyone',
  input: z.object({
    slug: z.enum(versionedPages),
    language: z._default(language, 'en'),
    version: z.optional(version()),
  }),
  output: PageChanges,
  errors: ['not_found'],
})
