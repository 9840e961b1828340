import '@testing-library/jest-dom/vitest'
import type { TestCase } from '@seriba/domain/landed-cost/cost-document'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { soundDocument } from '../../testing/costs.ts'
import type { Conflict } from '../merge-drafts.ts'
import type { CostModel } from '../use-cost-draft.ts'
import { DraftConflicts } from './DraftConflicts.tsx'

afterEach(cleanup)

/** What the page says about a conflict. */
async function said(conflict: Conflict, language: 'en' | 'ru' = 'en') {
  const model = { conflicts: [conflict], document: soundDocument } as unknown as CostModel
  render(
    <I18nextProvider i18n={await createI18n(language, messages)}>
      <DraftConflicts model={model} />
    </I18nextProvider>,
  )
  const [, choice] = screen.getAllByRole('status')
  return (choice?.textContent ?? '').replaceAll('\u00A0', ' ')
}

const car = { maker: 'Toyota', model: 'Vitz', engine: 1300, horsePower: 95, age: 4, price: 500_000 }
const aCase: TestCase = {
  id: 'a',
  car,
  port: 'Auckland',
  day: '2026-11-20',
  expected: { fob: 1, cnf: 2, cif: 3, landed: 912_000 },
}
const source = { title: 'Customs', url: 'https://customs.example', readOn: '2026-11-24', official: false }
const country = soundDocument.countries.NZ

test.each<[string, Conflict, RegExp, RegExp]>([
  [
    'an auction fee by price',
    {
      at: ['tables', 'halls', '*', 'auctionFee'],
      theirs: [
        { upTo: 300_000, flat: 12_000 },
        { upTo: null, percent: '4', min: 15_000 },
      ],
    },
    /^Auction fees, Other halls: .* to: to 300 000, yen 12 000; above, % 4; above, at least, yen 15 000\./,
    /^Аукционные сборы, Остальные аукционы: /,
  ],
  [
    'a whole route',
    {
      at: ['tables', 'halls', '*', 'inland', 'Yokohama'],
      theirs: { S: 9000, M: 10_000, L: 12_500, XL: 20_000 },
    },
    /^Inland transport, Other halls → Yokohama: .* to: S 9 000; .*L 12 500; XL 20 000\./,
    /^Доставка по Японии, Остальные аукционы → Yokohama: /,
  ],
  [
    'a port’s rate',
    { at: ['tables', 'ports', 'Auckland', 'freight', 'rate'], theirs: '64' },
    /^Ocean freight, Auckland, USD, per m³: .* to: 64\./,
    /^Фрахт, Auckland, USD, за м³: /,
  ],
  [
    'an insurance minimum',
    { at: ['tables', 'insurance', 'min'], theirs: 5000 },
    /^Handling, insurance, Insurance, at least, yen: .* to: 5 000\./,
    /Страховка, не меньше, иен: /,
  ],
  [
    'a country’s sources',
    { at: ['countries', 'NZ', 'sources'], theirs: [source] },
    /^New Zealand, Sources: .* to: Customs, https:\/\/customs\.example, read 2026\.11\.24, not official\./,
    /^Новая Зеландия, Источники: /,
  ],
  [
    'what is left out of a country’s totals',
    {
      at: ['countries', 'NZ', 'notIncluded'],
      theirs: [{ label: { en: 'Plates', ru: 'Номера' }, typical: { amount: '40', currency: 'NZD' } }],
    },
    /^New Zealand, Not included: .* to: Plates \(usually NZD 40\)\./,
    /«Номера \(обычно NZD 40\)»/,
  ],
  [
    'a country’s offer',
    { at: ['countries', 'NZ', 'offer'], theirs: 'rulesOnly' },
    /^New Zealand, What is offered: .* to: Rules only\./,
    /«Только правила»/,
  ],
  [
    'a day that nobody has to keep any more',
    { at: ['countries', 'NZ', 'reviewBy'], theirs: null },
    /^New Zealand, Review by: .* to: nothing\./,
    /«пусто»/,
  ],
  [
    'a country’s whole entry',
    { at: ['countries', 'NZ'], theirs: country },
    /^New Zealand: .* to: Name: New Zealand \/ Новая Зеландия; What is offered: Totals; Confidence: secondary source; Sources: .*Rules: Cars of seven years at most\.; Not included: nothing/,
    /^Новая Зеландия: .*Правила: Машины не старше семи лет\./,
  ],
  [
    'a country’s whole program',
    { at: ['tables', 'programmes', 'NZ'], theirs: soundDocument.tables.programmes.NZ },
    /^New Zealand: .* to: Currency: NZD; Customs value: CIF; Steps: GST: 15% of CIF; Entry fees: NZD 120\./,
    /Шаги: Налог: 15 ?% от CIF; Сборы: NZD 120/,
  ],
  [
    'the source of a row',
    { at: ['staff', 'rows', 'fx USD'], theirs: { since: '2026-11-01', source: 'the bank' } },
    /^Exchange rates, USD: .* to: Since: 2026\.11\.01; Source: the bank\./,
    /^Курсы валют, USD: /,
  ],
  [
    'sample cars',
    { at: ['staff', 'samples'], theirs: [car] },
    /^Sample cars: .* to: Toyota Vitz, Engine, cc: 1 300, Power, hp: 95, Age, years: 4, bid ¥ 500 000\./,
    /^Примеры машин: /,
  ],
  [
    'a test case',
    { at: ['staff', 'cases', '#a'], theirs: aCase },
    /^Test cases: .* to: Toyota Vitz, .*, Auckland, Expected: ¥ 912 000\./,
    /Auckland, Ожидается: ¥ 912 000/,
  ],
  [
    'the day of the rates',
    { at: ['ratesOn'], theirs: '2026-11-20' },
    /^Rates of: .* to: 2026\.11\.20\./,
    /2026\.11\.20/,
  ],
])('%s that a colleague has changed too is told in words', async (_, conflict, english, russian) => {
  expect(await said(conflict)).toMatch(english)
  cleanup()
  const inRussian = await said(conflict, 'ru')
  expect(inRussian).toMatch(russian)
  expect(inRussian).not.toMatch(/[{}"[\]]/)
})

test('a place that a colleague removed is named, too', async () => {
  const removed = { at: ['tables', 'halls', '*', 'inland', 'Yokohama'], theirs: undefined }
  expect(await said(removed)).toMatch(/^Inland transport, Other halls → Yokohama: A colleague removed this/)
})
