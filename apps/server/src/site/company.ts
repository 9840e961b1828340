import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { SiteConfig } from '@seriba/contracts/site'
import { company as demoCompany } from '@seriba/demo/company'
import { pages as demoPages } from '@seriba/demo/pages'
import { defaultPasswordMinLength } from '@seriba/domain/access/password'
import { defaultBidStep } from '@seriba/domain/bids/bid-amount'
import { defaultFavoriteGroups, favoriteGroups } from '@seriba/domain/favorites/favorite-groups'
import { pageSlugs } from '@seriba/domain/site/page-slugs'
import * as z from 'zod'
import type { Language } from '../lib/language.ts'
import { OperatorError } from '../lib/operator-error.ts'
import type { DemoFacts } from './demo-accounts.ts'

const href = z.string().regex(/^(https?:\/\/|mailto:|tel:|\/)/, 'must be an address or a path of this site')
const Link = z.object({ label: z.string(), href })
const Headed = { description: z.string() }

/** What a company says, in one language. */
const Texts = z.object({
  description: z.string().default('Vehicles from Japanese auctions'),
  panel: z
    .object({
      headline: z.string().default(''),
      points: z.array(z.object({ title: z.string(), ...Headed })).default([]),
      email: z.email().nullable().default(null),
      messenger: Link.nullable().default(null),
      poweredBy: z.string().nullable().default(null),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #017EEF')
        .default('#017EEF'),
    })
    .prefault({}),
  notice: z
    .object({ headline: z.string(), ...Headed })
    .nullable()
    .default(null),
  headerLinks: z.array(Link).default([]),
  sidebarLinks: z.array(Link).default([]),
  messenger: Link.nullable().default(null),
})

/** What a company sets of its own: `company.json`. Everything has a default. */
export const Company = z.object({
  name: z.string().default('Seriba'),
  brand: z.string().default('Seriba'),
  /** Begins the stock number of every purchase. */
  skuPrefix: z
    .string()
    .regex(/^[A-Z]{1,4}$/, 'must be one to four capital letters')
    .default('SB'),
  /** Yen. */
  bidStep: z.int().positive().default(defaultBidStep),
  /** Yen charged for every purchase. */
  agentFee: z.int().nonnegative().default(0),
  /** Characters; staff need 12 at least (DEC40). */
  passwordMinLength: z.int().min(6).max(64).default(defaultPasswordMinLength),
  /** Where the sign-up form's terms and the cookie banner's details stand. */
  termsUrl: href.default('/terms'),
  cookiesUrl: href.default('/cookies'),
  /** Whether the menu has the dashboard (GAP09). */
  dashboard: z.boolean().default(false),
  favouriteGroups: z
    .array(z.string().min(1).max(20))
    .min(1)
    .default([...defaultFavoriteGroups])
    .transform(favoriteGroups),
  /** Markdown, or the name of a `.md` file beside the company's. */
  pages: z
    .partialRecord(z.enum(pageSlugs), z.object({ en: z.string(), ru: z.string().optional() }))
    .default({}),
  texts: z
    .object({
      en: Texts.prefault({}),
      ru: Texts.prefault({ description: 'Автомобили с японских аукционов' }),
    })
    .prefault({}),
})
export type Company = z.infer<typeof Company>

/** Reads a company's file; without one it is the demo company, or every setting has its default. */
export function readCompany({
  companyFile,
  demo,
}: {
  companyFile: string | undefined
  demo: boolean
}): Company {
  if (companyFile === undefined) return Company.parse(demo ? { ...demoCompany, pages: demoPages } : {})
  const parsed = Company.safeParse(jsonOf(companyFile))
  if (parsed.success) return { ...parsed.data, pages: pagesBeside(companyFile, parsed.data.pages) }
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') || 'the whole'
  throw new OperatorError(
    `In ${companyFile}, ${place} is wrong (${issue?.message}): correct it and start again.`,
  )
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : (error as NodeJS.ErrnoException).code
    throw new OperatorError(
      `The company file ${file} cannot be read (${why}): correct COMPANY_FILE or the file.`,
    )
  }
}

function pagesBeside(companyFile: string, pages: Company['pages']): Company['pages'] {
  const read = (text: string) =>
    /^\S+\.md$/.test(text) ? pageFile(resolve(dirname(companyFile), text)) : text
  return Object.fromEntries(
    Object.entries(pages).map(([slug, { en, ru }]) => [
      slug,
      { en: read(en), ru: ru === undefined ? ru : read(ru) },
    ]),
  )
}

function pageFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code
    throw new OperatorError(`The page ${file} cannot be read (${why}): correct COMPANY_FILE or the file.`)
  }
}

/** What anybody may know of a company, in one language. */
export function siteConfigOf(
  {
    name,
    brand,
    bidStep,
    dashboard,
    favouriteGroups,
    passwordMinLength,
    termsUrl,
    cookiesUrl,
    texts,
  }: Company,
  language: Language,
  demo: DemoFacts,
): SiteConfig {
  return {
    name,
    brand,
    bidStep,
    dashboard,
    favouriteGroups,
    passwordMinLength,
    termsUrl,
    cookiesUrl,
    ...demo,
    ...texts[language],
  }
}
