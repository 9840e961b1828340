import { readFileSync } from 'node:fs'
import type { SiteConfig } from '@seriba/contracts/site'
import { defaultBidStep } from '@seriba/domain/bids/bid-amount'
import * as z from 'zod'
import type { Language } from '../lib/language.ts'
import { OperatorError } from '../lib/operator-error.ts'

const Phrase = z.object({ en: z.string(), ru: z.string() })
const href = z.string().regex(/^(https?:\/\/|mailto:|tel:|\/)/, 'must be an address or a path of this site')
const Link = z.object({ label: Phrase, href })
const Point = z.object({ title: Phrase, description: Phrase })

/** What a company sets of its own: `company.json`. Everything has a default. */
export const Company = z.object({
  name: z.string().default('Seriba'),
  brand: z.string().default('Seriba'),
  description: Phrase.default({
    en: 'Vehicles from Japanese auctions',
    ru: 'Автомобили с японских аукционов',
  }),
  panel: z
    .object({
      headline: Phrase,
      points: z.array(Point).default([]),
      email: z.email().nullable().default(null),
      messenger: Link.nullable().default(null),
      poweredBy: z.string().nullable().default(null),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #017EEF')
        .default('#017EEF'),
    })
    .prefault({
      headline: { en: 'Japanese auctions, at your desk', ru: 'Японские аукционы у вас на столе' },
    }),
  notice: z.object({ headline: Phrase, description: Phrase }).nullable().default(null),
  headerLinks: z.array(Link).default([]),
  sidebarLinks: z.array(Link).default([]),
  messenger: Link.nullable().default(null),
  /** Yen. */
  bidStep: z.int().positive().default(defaultBidStep),
  favouriteGroups: z.array(z.string().min(1).max(20)).min(1).default(['A', 'B', 'C', 'D', 'E']),
  /** Yen charged for every purchase. */
  agentFee: z.int().nonnegative().default(0),
})
export type Company = z.infer<typeof Company>

/** Reads a company's file; without one every setting has its default. */
export function readCompany(file: string | undefined): Company {
  if (file === undefined) return Company.parse({})
  const parsed = Company.safeParse(jsonOf(file))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new OperatorError(
    `In ${file}, ${issue?.path.join('.') || 'the file'} is wrong (${issue?.message}): correct it and start again.`,
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

type DemoAccounts = SiteConfig['demoAccounts']

/** What a company says of itself, in one language. */
export function siteConfigOf(company: Company, language: Language, demoAccounts: DemoAccounts): SiteConfig {
  const say = (phrase: z.infer<typeof Phrase>) => phrase[language]
  const link = ({ label, href }: z.infer<typeof Link>) => ({ label: say(label), href })
  const point = ({ title, description }: z.infer<typeof Point>) => ({
    title: say(title),
    description: say(description),
  })
  const { panel, notice, messenger } = company
  return {
    name: company.name,
    brand: company.brand,
    description: say(company.description),
    panel: {
      headline: say(panel.headline),
      points: panel.points.map(point),
      email: panel.email,
      messenger: panel.messenger && link(panel.messenger),
      poweredBy: panel.poweredBy,
      color: panel.color,
    },
    notice: notice && { headline: say(notice.headline), description: say(notice.description) },
    headerLinks: company.headerLinks.map(link),
    sidebarLinks: company.sidebarLinks.map(link),
    messenger: messenger && link(messenger),
    bidStep: company.bidStep,
    favouriteGroups: company.favouriteGroups,
    demoAccounts,
  }
}
