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
const client = ['api', 'contracts', 'domain', 'i18n', 'ui']

export const layers: Record<string, readonly string[]> = {
  domain: [],
  art: [],
  threads: [],
  'lot-index': ['threads'],
  ui: [],
  contracts: ['domain'],
  i18n: ['domain', 'contracts'],
  api: ['contracts', 'domain'],
  demo: ['art', 'contracts', 'domain'],
  ...Object.fromEntries(features.map((name) => [name, client])),
  portal: [...features, ...client, 'vite'],
  console: [...features, ...client, 'vite'],
  viewer: [...features, ...client, 'vite'],
  storybook: [...features, ...client],
  server: ['art', 'contracts', 'demo', 'domain', 'i18n', 'lot-index', 'threads'],
  bench: ['contracts', 'demo', 'domain', 'e2e', 'lot-index', 'server'],
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
