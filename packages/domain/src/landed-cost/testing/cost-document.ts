import type { CostDocument, CountryCosts } from '../cost-document.ts'
import { tables } from './examples.ts'

const country = (en: string, offer: CountryCosts['offer'] = 'sums'): CountryCosts => ({
  names: { en, ru: en },
  offer,
  confidence: 'example',
  sources: [{ title: 'Invented', url: 'https://example.com', readOn: '2026-11-01', official: false }],
  reviewBy: null,
  notIncluded: [],
})

const anyHall = tables.halls['USS Nagoya']

/** The invented tables in the form a company would publish them. */
export const document: CostDocument = {
  note: { en: 'Invented', ru: 'Выдумано' },
  ratesOn: '2026-11-01',
  handlingDays: 14,
  volumes: {
    car: [
      { upTo: 1500, volume: 10_800, from: 10_000, to: 12_000 },
      { upTo: null, volume: 14_000, from: 12_000, to: 18_000 },
    ],
    bike: [{ upTo: null, volume: 2000, from: 1800, to: 2400 }],
    machinery: [{ upTo: null, volume: 15_000, from: 8000, to: 30_000 }],
  },
  tables: {
    ...tables,
    halls: {
      ...tables.halls,
      ...(anyHall && {
        '*': {
          ...anyHall,
          inland: Object.fromEntries(
            ['Yokohama', 'Nagoya', 'Kobe', 'Fushiki'].map((port) => [port, { S: 1, M: 2, L: 3, XL: 4 }]),
          ),
        },
      }),
    },
  },
  countries: {
    ...Object.fromEntries(
      ['UG', 'GE', 'NZ', 'AU', 'GB', 'US', 'TT', 'JM', 'LK', 'AE'].map((c) => [c, country(c)]),
    ),
    KE: country('Kenya'),
    TZ: country('Tanzania', 'rulesOnly'),
    RU: {
      ...country('Russia'),
      bans: [
        {
          when: { ccMin: 1901 },
          because: { en: 'Over 1 900 cc', ru: 'Больше 1 900' },
          source: { title: 'Invented', url: 'https://example.com', readOn: '2026-11-01', official: false },
        },
        {
          when: {},
          fobAbove: 6_000_000,
          because: { en: 'Too dear', ru: 'Дорого' },
          source: { title: 'Invented', url: 'https://example.com', readOn: '2026-11-01', official: false },
        },
      ],
    },
  },
  ports: Object.fromEntries(
    Object.keys(tables.ports).map((key) => [key, { names: { en: key, ru: key }, transitDays: 30 }]),
  ),
}
