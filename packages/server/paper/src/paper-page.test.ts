import { expect, test } from 'vitest'
import type { Paper, PaperColumn } from './paper.ts'
import { paperPage } from './paper-page.ts'

const columns: PaperColumn[] = [
  { label: 'Дата', share: 1 },
  { label: 'Наименование "A"', share: 3 },
  { label: 'Получено', share: 2, align: 'end' },
  { label: 'Остаток', share: 2, align: 'end' },
]

const aPaper = (shown: PaperColumn[], cells: string[]): Paper => ({
  language: 'ru',
  title: 'Выписка',
  brand: 'Seriba',
  logo: null,
  parties: [],
  facts: [],
  tables: [{ columns: shown, rows: [{ cells, note: 'лот 7' }] }],
  notes: [],
  made: '',
  pageOf: () => '',
})
const pageOf = (...given: Parameters<typeof aPaper>) =>
  paperPage(aPaper(...given), { href: '/file', label: 'PDF' })

test('in a table with many columns, each figure has its own label, since phones stack them', () => {
  const page = pageOf(columns, ['30.11', 'Перевод', '', '988 894 321 ¥'])
  expect(page).toContain('<table class="wide">')
  expect(page).toContain('data-label="Остаток"><span>988 894 321 ¥</span></td>')
  expect(page).toContain('data-label="Наименование &quot;A&quot;"><span>Перевод</span></td>')
  // A phone leaves out empty cells.
  expect(page).toContain('data-label="Получено"></td>')
})

test('a table with few columns fits on a phone', () => {
  const page = pageOf(columns.slice(0, 2), ['Цена', '700 000 ¥'])
  expect(page).toContain('<td>Цена<small>лот 7</small></td><td>700 000 ¥</td>')
})
