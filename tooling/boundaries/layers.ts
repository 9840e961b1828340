/** Who may stand on whom; imports run one way. */
const features = [
  'account',
  'bids',
  'catalogue',
  'chat',
  'clients',
  'dashboard',
  'lot',
  'money',
  'orders',
  'shell',
  'site',
  'translations',
]
const client = ['api', 'contracts', 'domain', 'forms', 'i18n', 'testing', 'ui']

/** The server's rooms, each with what it may stand on beside contracts and domain: only on rooms above it here. */
const rooms: Record<string, readonly string[]> = {
  'server-kit': ['i18n'],
  'server-notifications': ['demo', 'server-kit'],
  'server-credit': ['server-kit'],
  'server-paper': ['server-kit'],
  'server-company': ['demo', 'server-kit'],
  'server-account': ['server-kit', 'server-notifications', 'server-credit', 'server-company'],
  'server-catalogue': ['demo', 'lot-index', 'server-kit', 'server-company'],
  'server-costs': ['server-kit', 'server-catalogue'],
  'server-alerts': ['i18n', 'server-kit', 'server-account'],
  'server-money': [
    'demo',
    'i18n',
    'server-kit',
    'server-notifications',
    'server-credit',
    'server-company',
    'server-account',
    'server-costs',
    'server-paper',
  ],
  'server-bids': [
    'demo',
    'i18n',
    'server-kit',
    'server-notifications',
    'server-credit',
    'server-company',
    'server-account',
    'server-catalogue',
    'server-costs',
    'server-money',
  ],
  'server-chat': ['server-kit', 'server-notifications', 'server-account', 'server-bids'],
  'server-clients': [
    'i18n',
    'server-kit',
    'server-credit',
    'server-company',
    'server-account',
    'server-money',
    'server-bids',
  ],
  'server-translations': [
    'i18n',
    'server-kit',
    'server-notifications',
    'server-account',
    'server-catalogue',
    'server-bids',
  ],
  'server-orders': [
    'demo',
    'i18n',
    'server-kit',
    'server-notifications',
    'server-credit',
    'server-account',
    'server-catalogue',
    'server-bids',
  ],
  'server-favorites': ['server-kit', 'server-company', 'server-catalogue'],
  'server-lot': [
    'demo',
    'server-kit',
    'server-company',
    'server-catalogue',
    'server-bids',
    'server-translations',
  ],
  'server-searches': ['server-kit', 'server-notifications', 'server-account', 'server-catalogue'],
  'server-calendar': ['server-kit', 'server-credit', 'server-company', 'server-account', 'server-bids'],
  'server-dashboard': [
    'demo',
    'server-kit',
    'server-notifications',
    'server-credit',
    'server-company',
    'server-catalogue',
    'server-money',
    'server-bids',
    'server-translations',
    'server-orders',
    'server-searches',
  ],
  'server-feed': ['server-kit'],
}

export const layers: Record<string, readonly string[]> = {
  domain: [],
  art: [],
  threads: [],
  'lot-index': ['threads'],
  ui: [],
  contracts: ['domain'],
  i18n: ['domain', 'contracts'],
  api: ['contracts', 'domain'],
  forms: ['api', 'contracts', 'i18n', 'ui'],
  testing: ['api', 'i18n', 'ui'],
  demo: ['art', 'contracts', 'domain'],
  ...Object.fromEntries(features.map((name) => [name, client])),
  portal: [...features, ...client, 'vite'],
  console: [...features, ...client, 'vite'],
  viewer: [...features, ...client, 'vite'],
  'service-worker': ['contracts'],
  storybook: [...features, ...client],
  ...Object.fromEntries(
    Object.entries(rooms).map(([room, below]) => [room, ['contracts', 'domain', ...below]]),
  ),
  server: ['art', 'contracts', 'demo', 'domain', 'i18n', 'lot-index', 'threads', ...Object.keys(rooms)],
  bench: ['contracts', 'demo', 'domain', 'e2e', 'lot-index', 'server', ...Object.keys(rooms)],
  e2e: ['contracts', 'demo', 'domain'],
  vite: [],
}

/** An app opens a feature by the door of its audience only. */
export const doors: Record<string, string> = { portal: 'client', console: 'manager', viewer: 'viewer' }

export const isFeature = (name: string) => features.includes(name)

/** What the design system and the rules must not know, whoever declares it. */
export const forbidden: Record<string, readonly string[]> = {
  ui: ['react-router', 'react-redux', '@reduxjs/toolkit', 'i18next', 'react-i18next'],
  domain: ['zod', 'react'],
  contracts: ['react'],
}
