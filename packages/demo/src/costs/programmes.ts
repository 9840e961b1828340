import type { Amount, Base, Bracket, Programme, Step } from '@seriba/domain/landed-cost/tables'

const percent = (rate: string, ...of: Base[]): Amount => ({ percent: rate, of })
type Row = [upTo: number | null, then: Amount]
const rows = (...given: Row[]): Bracket<{ then: Amount }>[] => given.map(([upTo, then]) => ({ upTo, then }))
const by = (measure: 'cc' | 'hp' | 'ageMonths' | 'calAge' | 'CIF' | 'CIF_EUR', ...given: Row[]): Amount => ({
  by: measure,
  rows: rows(...given),
})
const fixed = (amount: number): Amount => ({ fixed: amount })
const perCc = (rate: string, currency?: string): Amount => ({ perCc: rate, ...(currency && { currency }) })
const labels = {
  duty: { en: 'Customs duty', ru: 'Таможенная пошлина' },
  vat: { en: 'VAT', ru: 'НДС' },
  gst: { en: 'GST', ru: 'Налог на товары и услуги (GST)' },
  excise: { en: 'Excise', ru: 'Акциз' },
  customsFee: { en: 'Customs fee', ru: 'Таможенный сбор' },
  recyclingFee: { en: 'Recycling fee', ru: 'Утилизационный сбор' },
  importTax: { en: 'Import tax', ru: 'Налог на импорт' },
  entryFees: { en: 'Entry and inspection fees', ru: 'Сборы за ввоз и осмотр' },
  lct: { en: 'Luxury car tax', ru: 'Налог на роскошь' },
  port: { en: 'Port charges', ru: 'Портовые сборы' },
  mpf: { en: 'Merchandise processing fee', ru: 'Сбор за оформление (MPF)' },
  hmf: { en: 'Harbor maintenance fee', ru: 'Портовый сбор (HMF)' },
  brokerPort: { en: 'Broker and port', ru: 'Брокер и порт' },
  airConditioning: { en: 'Air conditioning excise', ru: 'Акциз за кондиционер' },
  mvt: { en: 'Motor vehicle tax', ru: 'Налог на автомобиль' },
  scta: { en: 'Special consumption tax', ru: 'Специальный налог на потребление' },
  gct: { en: 'General consumption tax', ru: 'Общий налог на потребление' },
  envLevy: { en: 'Environmental levy', ru: 'Экологический сбор' },
  flat: { en: 'Excise, fixed part', ru: 'Акциз, постоянная часть' },
} as const

const step = (id: keyof typeof labels, amount: Amount, rest: Partial<Step> = {}): Step => ({
  id,
  label: labels[id],
  amount,
  ...rest,
})
const programme = (currency: string, ...steps: Step[]): Programme => ({
  currency,
  customsValue: 'CIF',
  steps,
})

const byAge = (young: number, old: number): Amount => by('ageMonths', [35, fixed(young)], [null, fixed(old)])
const atLeast = (share: string, rate: string): Amount => ({
  max: [percent(share, 'CIF'), perCc(rate, 'EUR')],
})

/** Charges at destinations that are simple and stable enough to be examples. */
export const programmes: Record<string, Programme> = {
  AE: programme(
    'AED',
    step('duty', percent('5', 'CIF')),
    step('vat', percent('5', 'CIF', 'duty'), { recoverable: true }),
  ),
  NZ: programme('NZD', step('gst', percent('15', 'CIF')), step('entryFees', fixed(120))),
  GB: programme(
    'GBP',
    step('port', fixed(350)),
    step('duty', percent('0', 'CIF'), { when: { ageMonthsMin: 360 } }),
    step('duty', percent('0', 'CIF'), { when: { ageMonthsMax: 359, originJapan: true } }),
    step('duty', percent('10', 'CIF'), { when: { ageMonthsMax: 359, originJapan: false } }),
    step('vat', percent('5', 'CIF', 'duty', 'port'), { when: { ageMonthsMin: 360 } }),
    step('vat', percent('20', 'CIF', 'duty', 'port'), { when: { ageMonthsMax: 359 } }),
  ),
  AU: programme(
    'AUD',
    step('duty', percent('0', 'FOB'), { when: { originJapan: true } }),
    step('duty', percent('5', 'FOB'), { when: { originJapan: false } }),
    step('gst', percent('10', 'CIF', 'duty')),
    step('lct', { percent: '30', of: ['CIF', 'duty', 'gst'], above: '80567' }),
  ),
  US: programme(
    'USD',
    step('duty', percent('2.5', 'FOB')),
    step('mpf', percent('0.3464', 'FOB'), { min: '34', max: '652' }),
    step('hmf', percent('0.125', 'FOB')),
    step('brokerPort', fixed(900)),
  ),
  CA: programme(
    'CAD',
    step('duty', percent('0', 'FOB'), { when: { originJapan: true } }),
    step('duty', percent('6.1', 'FOB'), { when: { originJapan: false } }),
    step('airConditioning', fixed(100)),
    step('gst', percent('5', 'FOB', 'duty', 'airConditioning')),
  ),
  JM: programme(
    'JMD',
    step('duty', percent('20', 'CIF')),
    step(
      'scta',
      by(
        'cc',
        [1000, percent('10', 'CIF', 'duty')],
        [2000, percent('20', 'CIF', 'duty')],
        [null, percent('30', 'CIF', 'duty')],
      ),
    ),
    step('gct', percent('15', 'CIF', 'duty', 'scta')),
    step('envLevy', percent('0.5', 'CIF')),
  ),
  TT: programme(
    'TTD',
    step(
      'duty',
      by(
        'cc',
        [1599, percent('25', 'CIF')],
        [1999, percent('35', 'CIF')],
        [2499, percent('40', 'CIF')],
        [null, percent('45', 'CIF')],
      ),
    ),
    step(
      'mvt',
      by(
        'cc',
        [1599, perCc('5')],
        [1799, perCc('8')],
        [1999, perCc('15')],
        [2499, perCc('25')],
        [2999, perCc('30')],
        [null, perCc('50')],
      ),
    ),
    step('vat', percent('12.5', 'CIF', 'duty', 'mvt')),
  ),
  GY: programme(
    'GYD',
    step(
      'flat',
      by(
        'cc',
        [1500, fixed(800_000)],
        [1800, { fixed: 6000, currency: 'USD' }],
        [2000, { fixed: 6500, currency: 'USD' }],
        [3000, { fixed: 13_500, currency: 'USD' }],
        [null, { fixed: 14_500, currency: 'USD' }],
      ),
    ),
    step(
      'excise',
      by(
        'cc',
        [1500, fixed(0)],
        [2000, percent('30', 'CIF', 'flat')],
        [3000, percent('70', 'CIF', 'flat')],
        [null, percent('100', 'CIF', 'flat')],
      ),
    ),
  ),
  GE: programme(
    'GEL',
    step('excise', by('calAge', [6, perCc('1.5')], [null, perCc('4.5')]), {
      times: [
        { when: { fuel: ['hybrid', 'plug-in'] }, factor: '0.4' },
        { when: { steering: 'right' }, factor: '3' },
      ],
    }),
    step('importTax', { sum: [perCc('0.05'), { perCcYear: '0.0025' }] }),
    step('customsFee', fixed(150)),
  ),
  RU: programme(
    'RUB',
    step(
      'duty',
      by(
        'ageMonths',
        [
          35,
          by(
            'CIF_EUR',
            [8500, atLeast('54', '2.5')],
            [16_700, atLeast('48', '3.5')],
            [42_300, atLeast('48', '5.5')],
            [84_500, atLeast('48', '7.5')],
            [169_000, atLeast('48', '15')],
            [null, atLeast('48', '20')],
          ),
        ],
        [
          59,
          by(
            'cc',
            [1000, perCc('1.5', 'EUR')],
            [1500, perCc('1.7', 'EUR')],
            [1800, perCc('2.5', 'EUR')],
            [2300, perCc('2.7', 'EUR')],
            [3000, perCc('3.0', 'EUR')],
            [null, perCc('3.6', 'EUR')],
          ),
        ],
        [
          null,
          by(
            'cc',
            [1000, perCc('3.0', 'EUR')],
            [1500, perCc('3.2', 'EUR')],
            [1800, perCc('3.5', 'EUR')],
            [2300, perCc('4.8', 'EUR')],
            [3000, perCc('5.0', 'EUR')],
            [null, perCc('5.7', 'EUR')],
          ),
        ],
      ),
    ),
    step(
      'customsFee',
      by(
        'CIF',
        [200_000, fixed(1231)],
        [450_000, fixed(2462)],
        [1_200_000, fixed(4924)],
        [2_700_000, fixed(13_541)],
        [4_200_000, fixed(18_465)],
        [5_500_000, fixed(21_344)],
        [10_000_000, fixed(49_240)],
        [null, fixed(73_860)],
      ),
    ),
    step('recyclingFee', byAge(3400, 5200), { when: { hpMax: 160 } }),
    step(
      'recyclingFee',
      by(
        'hp',
        [190, byAge(900_000, 1_492_800)],
        [220, byAge(952_800, 1_584_000)],
        [null, byAge(1_010_400, 1_677_600)],
      ),
      { when: { hpMin: 161, ccMin: 1001, ccMax: 2000 } },
    ),
  ),
}
