import { catalogueAccess } from '@seriba/domain/access/catalogue-access'
import { defaultPasswordMinLength } from '@seriba/domain/access/password'
import { signUpExtras } from '@seriba/domain/access/sign-up-fields'
import { defaultBidStep } from '@seriba/domain/bids/bid-amount'
import { defaultFavoriteGroups, favoriteGroups } from '@seriba/domain/favorites/favorite-groups'
import { lotKinds } from '@seriba/domain/lots/page-types'
import { isMinute, isNoticeTime } from '@seriba/domain/site/notice'
import { pageSlugs } from '@seriba/domain/site/page-slugs'
import * as z from 'zod'
import { Hall } from './hall-schema.ts'
import { sentences } from './setting-errors.ts'

const href = z
  .string()
  .regex(/^(https?:\/\/[^\s]+|mailto:\S+|tel:\S+|\/(?![/\\])\S*)$/, sentences.setting_address)
/** Without a label it is left out. */
const Link = z.strictObject({ label: z.string(), href })
const Headed = { description: z.string() }
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, sentences.setting_colour)
const yen = z.int().nonnegative()

/** A file beside the company's, where it lies on the web, or what staff has uploaded. */
const Picture = z
  .string()
  .regex(
    /^(https:\/\/\S+|(?:\/company\/)?[\w-]+(?:\.[\w-]+)*\.(?:svg|png|webp|jpe?g|ico))$/i,
    sentences.setting_picture,
  )

/** A minute of Japan's clock. */
const minute = z.string().refine(isMinute, sentences.setting_minute).nullable().default(null)

/** What a company says, in one language. */
const Texts = z.strictObject({
  description: z.string().default('Vehicles from Japanese auctions'),
  panel: z
    .strictObject({
      headline: z.string().default(''),
      points: z.array(z.strictObject({ title: z.string(), ...Headed })).default([]),
      email: z.email(sentences.email_invalid).nullable().default(null),
      messenger: Link.nullable().default(null),
      poweredBy: z.string().nullable().default(null),
      color: colour.default('#017EEF'),
    })
    .prefault({}),
  notice: z
    .strictObject({ headline: z.string(), ...Headed })
    .nullable()
    .default(null),
  headerLinks: z.array(Link).default([]),
  sidebarLinks: z.array(Link).default([]),
  messenger: Link.nullable().default(null),
})

/** What a company sets of its own: `company.json`. Everything has a default; what it does not know is a fault. */
export const CompanyFile = z.strictObject({
  name: z.string().min(1).default('Seriba'),
  brand: z.string().min(1).default('Seriba'),
  /** `mark` stands where there is no room for the whole. */
  logo: z
    .strictObject({ light: Picture, dark: Picture.optional(), mark: Picture.optional() })
    .nullable()
    .default(null),
  favicon: Picture.nullable().default(null),
  /** For home screens: 180 by 180. */
  touchIcon: Picture.nullable().default(null),
  /** What browsers draw around the page. */
  themeColor: z
    .strictObject({ light: colour.default('#ffffff'), dark: colour.default('#14161a') })
    .prefault({}),
  /** Begins the stock number of every purchase. */
  skuPrefix: z
    .string()
    .regex(/^[A-Z]{1,4}$/, sentences.setting_sku)
    .default('SB'),
  /** Yen. */
  bidStep: z.int().positive().default(defaultBidStep),
  /** Yen charged for every purchase. */
  agentFee: yen.default(0),
  /** Sea freight by kind of lot, in yen. What is left out is open: nothing is charged for it. Set here only. */
  freight: z.partialRecord(z.enum(lotKinds), yen).default({}),
  /** Deadlines and fees of halls; what `seriba halls` sets counts over them. */
  halls: z.array(Hall).default([]),
  /** Yen that open bidding to a new account. */
  depositAmount: yen.default(150_000),
  /** The account that deposits are transferred to; set here only, so that no stolen staff account changes it. */
  bank: z
    .strictObject({
      bank: z.string().min(1),
      branch: z.string().min(1).nullable().default(null),
      swift: z.string().min(1),
      account: z.string().min(1),
      holder: z.string().min(1),
    })
    .nullable()
    .default(null),
  /** Characters; staff need 12 at least (DEC40). */
  passwordMinLength: z.int().min(6).max(64).default(defaultPasswordMinLength),
  /** Whether clients and dealers cannot do without the second step; of staff `STAFF_TWO_STEP` says it. */
  clientTwoStep: z.boolean().default(false),
  catalogueAccess: z.enum(catalogueAccess).default('members'),
  signUpFields: z.array(z.enum(signUpExtras)).default([]),
  /** When the notice of `texts` is shown. */
  noticeTime: z
    .strictObject({ from: minute, until: minute })
    .refine(isNoticeTime, { error: sentences.setting_period, path: ['until'] })
    .prefault({}),
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
    .partialRecord(z.enum(pageSlugs), z.strictObject({ en: z.string().min(1), ru: z.string().optional() }))
    .default({}),
  texts: z
    .strictObject({
      en: Texts.prefault({}),
      ru: Texts.prefault({ description: 'Автомобили с японских аукционов' }),
    })
    .prefault({}),
})
