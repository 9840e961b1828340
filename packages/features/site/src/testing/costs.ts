import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'

const perKind = (yen: number) => ({ car: yen, bike: yen, machinery: yen })

/** Cost tables with one port and one hall. */
export const someDocument: CostDocument = {
  note: { en: 'Example', ru: 'Пример' },
  ratesOn: '2026-11-01',
  handlingDays: 14,
  volumes: { car: [], bike: [], machinery: [] },
  tables: {
    fx: { USD: '155.00' },
    sizeClasses: [{ upTo: null, class: 'M' }],
    halls: { 'USS Tokyo': { auctionFee: [{ upTo: null, flat: 19_000 }], inland: {} } },
    agentFee: { car: [], bike: [], machinery: [] },
    nonRunner: 0,
    handling: { roro: perKind(0), container: perKind(0) },
    documents: 0,
    inspection: {},
    insurance: { basis: 'fob', percent: '0', min: 0 },
    ports: {
      Auckland: {
        country: 'NZ',
        loadPort: 'Yokohama',
        mode: 'roro',
        freight: { per: 'm3', currency: 'USD', rate: '62' },
      },
    },
    programmes: {
      NZ: {
        currency: 'NZD',
        customsValue: 'CIF',
        steps: [
          { id: 'gst', label: { en: 'GST', ru: 'Налог' }, amount: { percent: '15', of: ['CIF'] } },
          { id: 'entry', label: { en: 'Entry fees', ru: 'Сборы' }, amount: { fixed: 120 } },
        ],
      },
    },
  },
  countries: {
    NZ: {
      names: { en: 'New Zealand', ru: 'Новая Зеландия' },
      offer: 'sums',
      confidence: 'secondary',
      sources: [{ title: 'Customs', url: 'https://customs.example', readOn: '2026-11-23', official: false }],
      reviewBy: '2026-11-01',
      contested: 'Whether it is so.',
      rules: [
        {
          id: 'age',
          says: { en: 'Cars of seven years at most.', ru: 'Машины не старше семи лет.' },
          demand: { age: 'atMost', years: 7, unit: 'months', since: 'manufacture' },
          arrivesFrom: '2026-07-01',
          arrivesUntil: null,
          blocks: true,
          source: { title: 'Law', url: 'https://law.example', readOn: '2026-11-20', official: true },
        },
      ],
      notIncluded: [],
    },
  },
  ports: { Auckland: { names: { en: 'Auckland', ru: 'Окленд' }, transitDays: 19 } },
}

export const aVersion = (changed: Partial<CostVersion> = {}): CostVersion => ({
  id: 2,
  status: 'published',
  validFrom: '2026-11-01',
  validTo: null,
  by: 'K. Endo',
  at: '2026-11-01T01:00:00.000Z',
  version: 1,
  asked: null,
  ...changed,
})

export const earlierVersion = aVersion({ id: 1, validFrom: '2026-10-01', validTo: '2026-11-01' })
export const draftVersion = aVersion({ id: 3, status: 'draft', validFrom: null, version: 4 })

const range = (likely: number) => ({ likely, min: likely, max: likely })
export const somePreview = {
  problems: [],
  falls: [],
  totals: [
    {
      car: 'Toyota Vitz',
      price: 155_000,
      port: 'Auckland',
      before: range(400_000),
      after: range(412_000),
    },
  ],
}

/** The same without faults, so that it gives sums for cars. */
export const soundDocument: CostDocument = {
  ...someDocument,
  volumes: {
    car: [{ upTo: null, volume: 14_000, from: 12_000, to: 18_000 }],
    bike: [{ upTo: null, volume: 2000, from: 2000, to: 2000 }],
    machinery: [{ upTo: null, volume: 15_000, from: 15_000, to: 15_000 }],
  },
  tables: {
    ...someDocument.tables,
    fx: { USD: '155.00', NZD: '89.00' },
    halls: {
      '*': {
        auctionFee: [{ upTo: null, flat: 19_000 }],
        inland: { Yokohama: { S: 10_000, M: 11_000, L: 14_000, XL: 25_000 } },
      },
    },
    agentFee: {
      car: [{ upTo: null, flat: 60_000 }],
      bike: [{ upTo: null, flat: 35_000 }],
      machinery: [{ upTo: null, flat: 90_000 }],
    },
  },
}
