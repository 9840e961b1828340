import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import type {
  Ban,
  Confidence,
  CountryCosts,
  CountryOffer,
  SampleCar,
  TestCase,
} from '@seriba/domain/landed-cost/cost-document'
import type { CostSource, Names } from '@seriba/domain/landed-cost/cost-source'
import type { CustomsValue, Programme, Step } from '@seriba/domain/landed-cost/tables'
import { typicalSumOf } from '@seriba/domain/landed-cost/typical-sum'
import { useTranslation } from 'react-i18next'
import { readable } from '../use-cell-words.ts'
import { useStepWords } from './use-step-words.ts'

type Written = (value: never) => string

/** The name of a field of the document, and its value as the page shows it. */
export function useFieldWords(programme?: Programme) {
  const { t, i18n } = useTranslation(['costTables', 'costs', 'common'])
  const stepWords = useStepWords(programme?.steps, programme?.currency)
  const labels = useFieldLabels()
  const label = (field: string) => labels[field] ?? field
  const isNamed = (field: string) => field in labels

  const named = ({ en, ru }: Names) => (i18n.language === 'ru' ? ru : en)
  const listed = (texts: readonly (string | null | false | undefined)[]) => texts.filter(Boolean).join(', ')
  const car = ({ maker, model, engine, horsePower, age, price }: SampleCar) =>
    listed([
      `${maker} ${model}`,
      `${t('sample.engine')}: ${readable(String(engine))}`,
      `${t('sample.horsePower')}: ${horsePower}`,
      `${t('sample.age')}: ${age}`,
      t('bidOf', { price: formatBalance(price) }),
    ])

  const written: Record<string, Written> = {
    names: ({ en, ru }: Names) => `${en} / ${ru}`,
    note: ({ en, ru }: Names) => `${en} / ${ru}`,
    offer: (offer: CountryOffer) => t(`offer.${offer}`),
    confidence: (confidence: Confidence) => t(`confidence.${confidence}`),
    customsValue: (of: CustomsValue) =>
      of === 'CIF' || of === 'FOB' ? of : t(`customsValue.${of === 'REF' ? of : 'higher'}`),
    reviewBy: (day: string) => formatDay(day),
    ratesOn: (day: string) => formatDay(day),
    since: (day: string) => formatDay(day),
    sources: ({ title, url, readOn, official }: CostSource) =>
      listed([title, url, t('readOn', { day: formatDay(readOn) }), !official && t('notOfficial')]),
    notIncluded: ({ label: name, typical }: CountryCosts['notIncluded'][number]) => {
      const sum = typical && typicalSumOf(typical)
      return sum ? t('costs:typical', { name: named(name), sum }) : named(name)
    },
    rules: ({ says }: NonNullable<CountryCosts['rules']>[number]) => named(says),
    bans: ({ because }: Ban) => named(because),
    steps: (step: Step) => stepWords(step),
    samples: car,
    cases: ({ car: sample, port, expected }: TestCase) =>
      listed([
        car(sample),
        port,
        `${t('cases.expected')}: ${formatBalance(expected.landed ?? expected.cif)}`,
      ]),
  }

  function value(field: string, given: unknown): string {
    if (given === null || given === undefined || given === '') return t('conflict.nothing')
    if (Array.isArray(given))
      return given.length === 0
        ? t('conflict.nothing')
        : given.map((item: unknown) => value(field, item)).join('; ')
    const special = written[field]
    if (special) return special(given as never)
    if (typeof given === 'boolean') return t(given ? 'conflict.yes' : 'conflict.no')
    if (typeof given !== 'object') return readable(String(given))
    return Object.entries(given)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => `${label(name)}: ${value(name, inner)}`)
      .join('; ')
  }

  return { label, isNamed, value }
}

function useFieldLabels(): Readonly<Record<string, string>> {
  const { t } = useTranslation('costTables')
  return {
    ...t('conflict.field', { returnObjects: true }),
    ...t('parts', { returnObjects: true }),
    offer: t('offerLabel'),
    confidence: t('confidenceLabel'),
    reviewBy: t('reviewByLabel'),
    contested: t('contestedLabel'),
    sources: t('tab.sources'),
    notIncluded: t('tab.notIncluded'),
    rules: t('tab.rules'),
    steps: t('tab.steps'),
    cases: t('tab.cases'),
    currency: t('amount.currency'),
    loadPort: t('loadPort'),
    ratesOn: t('ratesOn'),
    source: t('rowSource'),
    sizeClasses: t('row.sizeClasses'),
  }
}
