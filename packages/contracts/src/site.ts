import { catalogueAccess } from '@seriba/domain/access/catalogue-access'
import { signUpExtras } from '@seriba/domain/access/sign-up-fields'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { portalLanguages } from '@seriba/domain/site/portal-languages'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, Option, success, text } from './fields.ts'

const empty = z.object({})
const options = z.array(Option)

const Link = z.object({ label: z.string(), href: z.string() })

/** What a company says about itself, in one language; everything here is public. */
export const SiteConfig = z.object({
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  /** Addresses of pictures; null if our own mark is shown. */
  logo: z.nullable(z.object({ light: z.string(), dark: z.string(), mark: z.nullable(z.string()) })),
  panel: z.object({
    headline: z.string(),
    points: z.array(z.object({ title: z.string(), description: z.string() })),
    email: z.nullable(z.string()),
    messenger: z.nullable(Link),
    poweredBy: z.nullable(z.string()),
    /** CSS color of the login panel. */
    color: z.string(),
  }),
  notice: z.nullable(z.object({ headline: z.string(), description: z.string() })),
  headerLinks: z.array(Link),
  sidebarLinks: z.array(Link),
  messenger: z.nullable(Link),
  /** The languages that the portal is offered in; the first is for those who have chosen none. */
  languages: z.array(z.enum(portalLanguages)),
  bidStep: z.int(),
  /** Yen that open bidding for a new account. */
  depositAmount: z.int(),
  favouriteGroups: z.array(z.string()),
  /** Where the demo company's emails can be read; null if emails are really sent. */
  devMail: z.nullable(z.string()),
  /** Whether visitors see the catalogue too (DEC01). */
  catalogueAccess: z.enum(catalogueAccess),
  passwordMinLength: z.int(),
  /** Questions on the sign-up form in addition to the eight that it always has (DEC02). */
  signUpFields: z.array(z.enum(signUpExtras)),
  /** What the sign-up form and the cookie banner refer to. */
  termsUrl: z.string(),
  cookiesUrl: z.string(),
  /** Whether the menu has the dashboard. */
  dashboard: z.optional(z.boolean()),
  /**
   * The label of the button with which staff log in through the company’s identity provider; left out if there is none.
   */
  staffLogin: z.optional(z.string()),
  /** Whether nobody works here yet, so that nobody can log in; left out once somebody does. */
  notOpen: z.optional(z.literal(true)),
  /** Whether the company has no cost tables, so that no lot has a landed cost; left out once it has some. */
  noCosts: z.optional(z.literal(true)),
  /** Accounts that the login page offers; empty unless this is the demo company. */
  demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** What every page needs to know about the company: name, colors, contacts, enabled features. */
export const siteConfig = contract({
  method: 'GET',
  path: '/site/config',
  operation: 'site.siteConfig',
  audience: 'anyone',
  input: z.object({ language: z._default(z.enum(['en', 'ru']), 'en') }),
  output: SiteConfig,
  errors: [],
})

/** Removes the optional cookies that scripts cannot reach (DEC29). */
export const denyCookies = contract({
  method: 'POST',
  path: '/site/deny-cookies',
  operation: 'site.denyCookies',
  audience: 'anyone',
  input: empty,
  output: success(),
  errors: [],
})

/** Reports an error in a browser to the server's log: the message, the stack, and the page's path without codes. */
export const reportPageError = contract({
  method: 'POST',
  path: '/site/page-error',
  operation: 'site.reportPageError',
  audience: 'anyone',
  input: z.object({ message: text(500), stack: z._default(text(4000), ''), page: text(300) }),
  output: success(),
  errors: [],
})

/** The halls' Japanese day, in figures that anybody may know. */
export const AuctionDay = z.object({
  halls: z.int(),
  lots: z.int(),
  /** Until when the next lots can still be bid on; null when the day is over. */
  nextDeadline: z.nullable(instant()),
  lastHammer: z.nullable(instant()),
})
export type AuctionDay = z.infer<typeof AuctionDay>

/** Today's auctions, for the login page. */
export const auctionDay = contract({
  method: 'GET',
  path: '/site/auction-day',
  operation: 'site.auctionDay',
  audience: 'anyone',
  input: empty,
  output: AuctionDay,
  errors: [],
})

/** The country of the caller's address, for the sign-up form. */
export const ipInfo = contract({
  method: 'GET',
  path: '/site/ip-info',
  operation: 'site.ipInfo',
  audience: 'anyone',
  input: empty,
  output: z.object({
    ip: z.string(),
    country: z.nullable(z.object({ id: z.int(), name: z.string(), code: z.string() })),
    city: z.nullable(z.object({ name: z.string() })),
  }),
  errors: [],
})

/** Countries, with their phone codes. */
export const countryList = contract({
  method: 'GET',
  path: '/site/get-country-list',
  operation: 'site.countryList',
  audience: 'anyone',
  input: empty,
  output: z.object({
    success: z.literal(true),
    countryList: z.array(z.object({ value: z.int(), label: z.string(), code: z.string() })),
  }),
  errors: [],
})

/** Currencies an account may be kept in. */
export const currencyList = contract({
  method: 'GET',
  path: '/site/currency-list',
  operation: 'site.currencyList',
  audience: 'anyone',
  input: empty,
  output: options,
  errors: [],
})

/** The languages that the portal is offered in. */
export const languageList = contract({
  method: 'GET',
  path: '/site/get-language',
  operation: 'site.languageList',
  audience: 'anyone',
  input: empty,
  output: options,
  errors: [],
})

/** The viewer's live bids (for managers, new ones), notifications, and saved searches per page type (GAP12). */
export const MenuCounters = z.object({
  bid: z.int(),
  /** For staff: clients who have signed up recently and have no manager. */
  newClients: z._default(z.int(), 0),
  /** Unread notifications, counted up to 1000. */
  notifications: z._default(z.int(), 0),
  search: z.object(
    Object.fromEntries(allPageTypes.map((name) => [name, z.string()])) as Record<
      (typeof allPageTypes)[number],
      z.ZodMiniString
    >,
  ),
})
export type MenuCounters = z.infer<typeof MenuCounters>

/** The counters next to the menu's entries. */
export const menuCounters = contract({
  method: 'GET',
  path: '/site/menu-counters',
  operation: 'site.menuCounters',
  audience: 'signedIn',
  forVisitors: true,
  input: empty,
  output: MenuCounters,
  errors: [],
})

/** Gearboxes that lots may have. */
export const gearboxList = contract({
  method: 'GET',
  path: '/site/gearbox-list',
  operation: 'site.gearboxList',
  audience: 'signedIn',
  forVisitors: true,
  input: empty,
  output: options,
  errors: [],
})

/** `value` is the label and `label` the value's text, as the apps remap them (1§4.2). */
export const auctionStatusList = contract({
  method: 'GET',
  path: '/site/auction-status-list',
  operation: 'site.auctionStatusList',
  audience: 'signedIn',
  forVisitors: true,
  input: empty,
  output: options,
  errors: [],
})
