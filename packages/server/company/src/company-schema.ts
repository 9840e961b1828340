import { lotKinds } from '@seriba/domain/lots/page-types'
import { isMinute, isNoticeTime } from '@seriba/domain/site/notice'
import { pageSlugs } from '@seriba/domain/site/page-slugs'
import * as z from 'zod'
import { Hall } from './hall-schema.ts'
import { sentences } from './setting-errors.ts'
import { href, settingSchemas } from './setting-schema.ts'

/** Omitted if it has no label. */
const Link = z.strictObject({ label: z.string(), href })
const Headed = { description: z.string() }
const color = z.string().regex(/^#[0-9a-f]{6}$/i, sentences.setting_color)
const yen = z.int().nonnegative()

/** A file beside the company's, an address on the web, or an upload by staff. */
const Picture = z
  .string()
  .regex(
    /^(https:\/\/\S+|(?:\/company\/)?[\w-]+(?:\.[\w-]+)*\.(?:svg|png|webp|jpe?g|ico))$/i,
    sentences.setting_picture,
  )

/** A minute in Japanese time. */
const minute = z.string().refine(isMinute, sentences.setting_minute).nullable().default(null)

/** For docs/configuration.md: what a setting means, and its default. */
const about = (description: string, fallback?: string) => ({ description, fallback })

/** What a company says, in one language. */
export const Texts = z.strictObject({
  description: z
    .string()
    .default('Vehicles from Japanese auctions')
    .describe('the pages’ description for search engines'),
  panel: z
    .strictObject({
      headline: z.string().default(''),
      points: z.array(z.strictObject({ title: z.string(), ...Headed })).default([]),
      email: z.email(sentences.email_invalid).nullable().default(null),
      messenger: Link.nullable().default(null),
      poweredBy: z.string().nullable().default(null),
      color: color.default('#017EEF'),
    })
    .prefault({})
    .describe(
      'next to the login form: `headline`, `points` (`title`, `description`), `email`, `messenger` (`label`, `href`), `poweredBy`, `color`',
    ),
  notice: z
    .strictObject({ headline: z.string(), ...Headed })
    .nullable()
    .default(null)
    .describe('a box on the login page: `headline`, `description`; `noticeTime` says when it is shown'),
  headerLinks: z
    .array(Link)
    .default([])
    .describe('a list of `label` and `href` above the pages; one without a label is left out'),
  sidebarLinks: z.array(Link).default([]).describe('the same in the side menu'),
  messenger: Link.nullable()
    .default(null)
    .describe('`label` and `href`; where the dialogs about restricted accounts, credit and canceling lead'),
})

/**
 * What a company configures: `company.json`. Everything has a default, and unknown keys are errors. Plain settings
 * are described in `contracts/company-settings.ts`.
 */
export const CompanyFile = z.strictObject({
  name: z
    .string()
    .min(1)
    .default('Seriba')
    .describe('the company’s name, in page titles, descriptions and emails'),
  brand: z.string().min(1).default('Seriba').describe('its short name: what the logo is called'),
  logo: z
    .strictObject({ light: Picture, dark: Picture.optional(), mark: Picture.optional() })
    .nullable()
    .default(null)
    .meta(about('`light`, `dark` (as `light`) and `mark`, for narrow places', 'our mark')),
  favicon: Picture.nullable().default(null).meta(about('the icon of a tab', 'ours')),
  touchIcon: Picture.nullable()
    .default(null)
    .meta(about('the icon on home screens, a PNG of 180 by 180', 'ours')),
  themeColor: z
    .strictObject({ light: color.default('#ffffff'), dark: color.default('#14161a') })
    .prefault({})
    .meta(about('what browsers draw around the page: `light`, `dark`', '`#ffffff`, `#14161a`')),
  ...settingSchemas,
  freight: z
    .partialRecord(z.enum(lotKinds), yen)
    .default({})
    .describe(
      'sea freight in yen by kind of lot: `car`, `stock`, `bike`, `machinery`. A kind that is left out is open: nothing is charged for it, and buyers read *Open*. It is set in this file only',
    ),
  halls: z
    .array(Hall)
    .default([])
    .describe(
      'a list of halls, each with its `name` as the feed writes it (width, spaces and capitals do not count; the log names those without lots at the start) and any of `deadlineHours` (how long before the sale bidding closes; 1), `cancelDeadlineHours` (how long before it free cancellation ends; 2), `overbidAllowance` (yen that staff may go over a maximum; 20 000), `deliveryFee` and `auctionFee` (yen charged for each win; open). `seriba halls set` changes a hall immediately and overrides this file',
    ),
  bank: z
    .strictObject({
      bank: z.string().min(1),
      branch: z.string().min(1).nullable().default(null),
      swift: z.string().min(1),
      account: z.string().min(1),
      holder: z.string().min(1),
    })
    .nullable()
    .default(null)
    .describe(
      'the account that deposits go to: `bank`, `branch` (may be left out), `swift`, `account`, `holder`. Without it clients are asked to contact you. What staff publish in the console overrides it, from its day on',
    ),
  issuer: z
    .strictObject({
      name: z.string().min(1),
      address: z.array(z.string().min(1)).max(4, sentences.setting_lines).default([]),
      registrationNumber: z.string().min(1).nullable().default(null),
      telephone: z.string().min(1).nullable().optional(),
    })
    .nullable()
    .default(null)
    .describe(
      'the sender of invoices and statements: `name`, `address` (up to four lines), `telephone` and `registrationNumber` (of Japan’s invoice system). Without it they name the holder of the bank account',
    ),
  noticeTime: z
    .strictObject({ from: minute, until: minute })
    .refine(isNoticeTime, { error: sentences.setting_period, path: ['until'] })
    .prefault({})
    .meta(
      about(
        'when the notice of `texts` is shown: `from` and `until`, minutes of Japan time such as `2026-11-27T18:00`; either may be left out',
        'always',
      ),
    ),
  texts: z
    .strictObject({
      en: Texts.prefault({}),
      ru: Texts.prefault({ description: 'Автомобили с японских аукционов' }),
    })
    .prefault({})
    .meta(about('what the company says: `en` and `ru`, each as below', '')),
  pages: z
    .partialRecord(z.enum(pageSlugs), z.strictObject({ en: z.string().min(1), ru: z.string().optional() }))
    .default({})
    .describe(
      '`how-to-buy`, `about`, `terms`, `privacy`, `cookies`, each with `en` and `ru`: Markdown, or the name of a `.md` file next to this one. `how-to-buy` and `about` are one page: `/how-to-buy` opens it at its top, `/about` at the company’s part, which is its last section. `terms`, `privacy` and `cookies` have versions, below',
    ),
})
