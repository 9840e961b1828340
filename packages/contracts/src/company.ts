import type { PageSlug } from '@seriba/domain/site/page-slugs'
import * as z from 'zod/mini'
import { settingsSchema } from './company-settings.ts'
import { contract } from './contract.ts'
import { seenVersion, text } from './fields.ts'
import { PageText } from './site-pages.ts'

const line = () => text(300)
const Link = z.object({ label: line(), href: line() })
const Headed = z.object({ headline: line(), description: text(2000) })
const both = <T extends z.ZodMiniType>(one: T) => z.object({ en: one, ru: one })
const links = () => z.array(Link).check(z.maxLength(30))

/** Markdown; empty if the company has not written it in that language. */
const Page = both(text(100_000))

/**
 * The company settings that staff edit, in the parts that are saved and reset together. A link or an item without a
 * label is left out in that language, so that both languages keep the same rows.
 */
export const CompanySections = z.object({
  brand: z.object({
    name: line(),
    brand: line(),
    /** CSS color of the login panel and of emails. */
    panelColor: line(),
    logo: z.nullable(z.object({ light: line(), dark: z.nullable(line()), mark: z.nullable(line()) })),
    favicon: z.nullable(line()),
    touchIcon: z.nullable(line()),
    themeColor: z.object({ light: line(), dark: line() }),
  }),
  panel: both(
    z.object({
      headline: line(),
      points: z.array(z.object({ title: line(), description: line() })).check(z.maxLength(12)),
      email: z.nullable(line()),
      messenger: z.nullable(Link),
      poweredBy: z.nullable(line()),
    }),
  ),
  notice: z.extend(both(z.nullable(Headed)), {
    /** When it is shown, such as `2026-11-27T18:00` in Japan. */
    from: z.nullable(line()),
    until: z.nullable(line()),
  }),
  description: both(text(500)),
  links: both(z.object({ headerLinks: links(), sidebarLinks: links(), messenger: z.nullable(Link) })),
  /** The sender of invoices and statements; without a name, it is the holder of the bank account. */
  issuer: z.object({
    name: line(),
    /** Up to four lines. */
    address: text(500),
    /** In Japan’s invoice system, such as `T8010401098765`. */
    registrationNumber: z.nullable(line()),
    /** Printed below the address. */
    telephone: z.nullable(line()),
  }),
  bidding: settingsSchema('bidding'),
  accounts: settingsSchema('accounts'),
  money: settingsSchema('money'),
  retention: settingsSchema('retention'),
  'how-to-buy': Page,
  about: Page,
  terms: Page,
  privacy: Page,
  cookies: Page,
})
export type CompanySections = z.infer<typeof CompanySections>
export type SectionName = keyof CompanySections

export const sectionNames = Object.keys(CompanySections.shape) as SectionName[]

/**
 * A part as it is sent and stored. Plain settings, the times when the notice is shown and the issuer’s telephone number
 * may be left out one by one: whatever is left out stays as it is, and a setting newer than what was stored comes from
 * the file.
 */
export const GivenSections = z.extend(CompanySections, {
  bidding: z.partial(CompanySections.shape.bidding),
  accounts: z.partial(CompanySections.shape.accounts),
  money: z.partial(CompanySections.shape.money),
  retention: z.partial(CompanySections.shape.retention),
  notice: z.partial(CompanySections.shape.notice, { from: true, until: true }),
  issuer: z.partial(CompanySections.shape.issuer, { telephone: true }),
})
type GivenSections = z.infer<typeof GivenSections>
/** Null resets a part to what the file says. */
export type SectionChanges = { [S in SectionName]?: GivenSections[S] | null | undefined }

const changesOf = (shapes: Record<string, z.ZodMiniType>) =>
  z.object(
    Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, z.optional(z.nullable(shape))])),
  )
const Changes = changesOf(GivenSections.shape) as unknown as z.ZodMiniType<SectionChanges, SectionChanges>
const Kept = changesOf(CompanySections.shape) as unknown as z.ZodMiniType<Partial<CompanySections>>

/** When a part was changed here, and by whom; a part that is as in the file has no entry. */
const Changed = z.object({ section: z.enum(sectionNames), at: z.string(), by: z.nullable(z.string()) })

/** What staff have saved but not published: all staff share it, part by part. */
const KeptDraft = z.object({
  /** Counts its changes, as `version` counts those of what is published. */
  version: z.int(),
  sections: Kept,
  changed: z.array(Changed),
})

const CompanySettings = z.object({
  /** Counts changes: a save names the version it is based on. */
  version: z.int(),
  sections: CompanySections,
  changed: z.array(Changed),
  draft: KeptDraft,
})
export type CompanySettings = z.infer<typeof CompanySettings>

/** The company's settings, with the values from its file where nothing was set. */
export const viewCompany = contract({
  method: 'GET',
  path: '/site/company',
  operation: 'company.viewCompany',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  output: CompanySettings,
  errors: [],
})

/**
 * Saves sections on top of the company's file (GAP07); they take effect at once, in every process. Whatever `bidding`,
 * `accounts`, `money` and `retention` leave out stays as it is, as do sections that are not included.
 */
export const saveCompany = contract({
  method: 'PUT',
  path: '/site/config',
  operation: 'company.saveCompany',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    version: seenVersion(),
    /** The draft that the caller saw: what is published replaces it. */
    draftVersion: z.optional(seenVersion()),
    sections: Changes,
  }),
  output: CompanySettings,
  errors: [
    'stale',
    'field_required',
    'email_invalid',
    'setting_address',
    'setting_color',
    'setting_day',
    'setting_icon_size',
    'setting_lines',
    'setting_minute',
    'setting_number',
    'setting_period',
    'setting_picture',
    'setting_registration_number',
    'setting_sku',
    'setting_too_long',
  ],
})

/** Saves sections as an unpublished draft, which may still contain errors; null removes a section from the draft. */
export const saveCompanyDraft = contract({
  method: 'PUT',
  path: '/site/company-draft',
  operation: 'company.saveCompanyDraft',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({ version: seenVersion(), sections: Changes }),
  output: CompanySettings,
  errors: ['stale'],
})

/** Half a megabyte, as base64. */
const largestPicture = 700_000

/** Uploads a picture; its address can then be used as a logo or an icon. */
export const uploadPicture = contract({
  method: 'POST',
  path: '/site/picture',
  operation: 'company.uploadPicture',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    data: z.string().check(z.minLength(4), z.maxLength(largestPicture), z.regex(/^[\w+/]+={0,2}$/)),
  }),
  slow: true,
  output: z.object({ url: z.string() }),
  errors: ['setting_picture'],
})

/** A page of the company's as its visitors would see it. */
export const previewPage = contract({
  method: 'POST',
  path: '/site/page-preview',
  operation: 'company.previewPage',
  audience: 'manager',
  needs: ['companyManage'],
  as: 'query',
  input: z.object({ markdown: text(100_000) }),
  output: PageText,
  errors: [],
})

/** Every page is a part of its own. */
true satisfies PageSlug extends SectionName ? true : false
