import type { PageChanges, SitePage } from '@seriba/contracts/site-pages'
import type { AccountInfo, UserProfile } from '@seriba/contracts/user'
import { permissionsOf } from '@seriba/domain/access/permission-templates'
import { roleIds, userTypes } from '@seriba/domain/access/roles'

const versions = [
  { number: 4, from: '2026-09-01T00:00:00Z' },
  { number: 3, from: '2026-02-01T00:00:00Z' },
]

/** Terms in wire format, for tests and stories. */
export const someTerms = (): SitePage => ({
  slug: 'terms',
  title: 'Terms and Conditions',
  lead: [{ type: 'paragraph', content: [{ text: 'What we agree on.' }] }],
  sections: ['Agreement', 'Deposit', 'Bids'].map((title, at) => ({
    id: `section-${at + 1}`,
    title,
    blocks: [
      {
        type: 'list',
        ordered: true,
        items: [
          [{ text: 'Bidding opens when the deposit of ' }, { text: '¥ 150 000', strong: true }],
          [{ text: 'It is returned within five business days.' }],
        ],
      },
    ],
  })),
  pages: ['terms', 'about'],
  languages: ['en', 'ru'],
  version: { number: 4, from: '2026-09-01T00:00:00Z' },
  versions,
})

export const someChanges = (): PageChanges => ({
  version: { number: 4, from: '2026-09-01T00:00:00Z' },
  before: { number: 3, from: '2026-02-01T00:00:00Z' },
  sections: [
    {
      title: 'Deposit',
      kind: 'same',
      lines: [
        { kind: 'removed', mark: '2.1', text: 'The deposit is ¥ 100 000.' },
        { kind: 'added', mark: '2.1', text: 'The deposit is ¥ 150 000.' },
        { kind: 'same', mark: '2.2', text: 'It is returned within five business days.' },
      ],
    },
    {
      title: 'Complaints',
      kind: 'added',
      lines: [{ kind: 'added', mark: '4.1', text: 'Within a week.' }],
    },
  ],
})

/** An account that accepted a version of the terms. */
export const someAccount = (termsVersion: number | null): AccountInfo => ({
  registered: '2026-01-01T00:00:00Z',
  termsAgreed: '2026-09-02T00:00:00Z',
  termsVersion,
  manager: 'S. Mori',
  passwordChanged: null,
  passwordMinLength: 6,
  twoStep: { since: null, recoveryCodes: 0, forced: false },
  sessions: [],
})

export const someProfile = (): UserProfile => ({
  success: true,
  detail: {
    userId: 104882,
    userLevel: 'client',
    fullName: 'Dmitri Kovalenko',
    email: 'dk@vostok-auto.example',
    company: 'Vostok Auto',
    countryId: 183,
    currency: 1,
    roleId: roleIds.client,
    city: 'Vladivostok',
    address: null,
    lastLogin: '2026-11-24T00:00:00Z',
    mobile: '+7 914 555 01 42',
    officePhone: null,
    bidEmailNotify: true,
    language: 692,
    userType: userTypes.client,
    isNewNotification: false,
  },
  balanceInfo: {
    balance: 1_240_500,
    creditLimit: 8_000_000,
    bidAllow: 4_350_000,
    availableLimit: 4_350_000,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    activeBids: 0,
    activeBidsCount: 0,
  },
  permission: permissionsOf('client'),
  lastEvent: 0,
})
