import { catalogueAccess } from '@seriba/domain/access/catalogue-access'
import { defaultPasswordMinLength } from '@seriba/domain/access/password'
import { defaultFavoriteGroups, favoriteGroups } from '@seriba/domain/favorites/favorite-groups'
import { portalLanguages } from '@seriba/domain/site/portal-languages'

/** What clients are offered, and how they sign up and log in; company settings like the others. */
export const accountSettings = {
  languages: {
    section: 'accounts',
    kind: 'choices',
    fallback: portalLanguages,
    values: portalLanguages,
    options: 'languages',
    least: 1,
    help: true,
    about:
      'the languages of the portal, its emails and documents: `en`, `ru` or both; the first is for those who have chosen none. Staff can use either in the console',
  },
  catalogueAccess: {
    section: 'accounts',
    kind: 'choice',
    fallback: 'members',
    values: catalogueAccess,
    options: 'access',
    about:
      '`public` shows listings, lots, statistics and stock to visitors too: without bidding, notes, favorites and average prices',
  },
  passwordMinLength: {
    section: 'accounts',
    kind: 'whole',
    fallback: defaultPasswordMinLength,
    unit: '',
    min: 6,
    max: 64,
    help: true,
    about: 'characters of a client’s password, 6 to 64; staff need 12',
  },
  favouriteGroups: {
    section: 'accounts',
    kind: 'names',
    fallback: defaultFavoriteGroups,
    max: 20,
    tidy: favoriteGroups,
    help: true,
    about: 'the groups of favorites; `A` is always first',
  },
  termsUrl: {
    section: 'accounts',
    kind: 'text',
    fallback: '/terms',
    form: 'address',
    max: 300,
    about: 'where the sign-up form’s terms lead',
  },
  cookiesUrl: {
    section: 'accounts',
    kind: 'text',
    fallback: '/cookies',
    form: 'address',
    max: 300,
    about: 'where the cookie banner’s *More details* leads',
  },
  managerTranslation: {
    section: 'accounts',
    kind: 'switch',
    fallback: true,
    help: true,
    about:
      '`false` takes no new requests for translations by staff and hides their tab on lot pages; clients who have asked keep it',
  },
  dashboard: {
    section: 'accounts',
    kind: 'switch',
    fallback: false,
    about: '`true` puts the dashboard into the menu; it opens at `/dashboard` either way',
  },
  clientTwoStep: {
    section: 'accounts',
    kind: 'switch',
    fallback: false,
    help: true,
    about:
      '`true` requires a second step of clients and dealers: those without one are logged out, and set it up at their next login',
  },
} as const
