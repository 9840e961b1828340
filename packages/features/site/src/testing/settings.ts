import type { CompanySettings } from '@seriba/contracts/company'

const both = <T>(en: T, ru: T = en) => ({ en, ru })

/** A company's settings in the shape of the wire, for tests and stories. */
export const someSettings = (): CompanySettings => ({
  version: 3,
  draft: { version: 0, sections: {}, changed: [] },
  changed: [{ section: 'panel', at: '2026-11-02T01:08:00Z', by: 'S. Mori' }],
  sections: {
    brand: {
      name: 'Vostok Auto Ltd.',
      brand: 'Vostok',
      panelColor: '#017EEF',
      logo: null,
      favicon: null,
      touchIcon: null,
      themeColor: { light: '#ffffff', dark: '#14161a' },
    },
    panel: {
      en: {
        headline: 'Bid where the cars are.',
        points: [
          { title: '130+ live car auctions', description: 'Every hall in one list.' },
          { title: 'From hammer to port', description: '' },
        ],
        email: 'help@vostok.example',
        messenger: { label: 'Messenger', href: 'https://m.example/vostok' },
        poweredBy: null,
      },
      ru: {
        headline: 'Торгуйтесь там, где машины.',
        points: [{ title: '130+ живых аукционов', description: 'Все залы в одном списке.' }],
        email: 'help@vostok.example',
        messenger: null,
        poweredBy: null,
      },
    },
    notice: {
      en: { headline: 'No auctions on Monday', description: '' },
      ru: null,
      from: null,
      until: null,
    },
    description: both('Vehicles from Japan', 'Машины из Японии'),
    links: {
      en: {
        headerLinks: [{ label: 'How to buy', href: '/how-to-buy' }],
        sidebarLinks: [{ label: 'Ships', href: 'https://ships.example' }],
        messenger: { label: 'Write to us', href: 'https://m.example/vostok' },
      },
      ru: {
        headerLinks: [{ label: 'Как купить', href: '/how-to-buy' }],
        sidebarLinks: [],
        messenger: null,
      },
    },
    bidding: {
      bidStep: 5000,
      depositAmount: 150_000,
      agentFee: 0,
      lateProcessingDays: 2,
      cancelAlertMinutes: 60,
      lateShipDays: 7,
      lateUnpaidDays: 3,
      exportCertificateFrom: 'waitingLoading',
      billOfLadingFrom: 'inTransit',
      passportFrom: 'never',
      paymentSlipFrom: 'never',
      skuPrefix: 'VA',
      sameLotPriority: 'highest',
      countOverbidAllowance: false,
      tellSameLot: false,
    },
    accounts: {
      catalogueAccess: 'members',
      passwordMinLength: 6,
      clientTwoStep: false,
      signUpFields: ['company'],
      signUpMail: '',
      favouriteGroups: ['A', 'B'],
      termsUrl: '/terms',
      cookiesUrl: '/cookies',
      dashboard: false,
    },
    money: { invoiceOnPrice: false, invoiceDueDays: 3, closedUntil: '' },
    retention: {
      keepAudit: 'always',
      keepMails: 'always',
      keepDevices: 'days400',
      keepUploads: 'always',
      keepRefusedPapers: 'always',
      keepLeftDocuments: 'always',
      keepGatewayMessages: 'days90',
      keepFeedRuns: 'days90',
      keepWebhookLog: 'days30',
    },
    'how-to-buy': both(''),
    about: both(''),
    terms: both('# Terms\n\n## Bids\n\n- A bid binds.', '# Условия'),
    privacy: both(''),
    cookies: both(''),
  },
})
