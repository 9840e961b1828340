import { daysOfMonth } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Company } from '@seriba/server-company/company'
import type { Language } from '@seriba/server-kit/language'
import type { Paper, PaperTable } from '@seriba/server-paper/paper'
import { type Addressee, addresseeLines } from '../papers/addressee.ts'
import { issuerLines, issuerOf } from '../papers/paper-parts.ts'
import { paperTexts } from '../papers/paper-texts.ts'
import { paperDay, paperMoment, paperMoney, paperShortDay } from '../papers/paper-words.ts'
import type { Statement, StatementLine } from './statement.repository.ts'

const words = { en: en.money.payments, ru: ru.money.payments }

export function monthName(month: string, language: Language): string {
  const [year, number] = month.split('-')
  return `${paperTexts[language].months[Number(number) - 1]} ${year}`
}

type Told = {
  month: string
  client: Addressee
  company: Pick<Company, 'brand' | 'logo' | 'issuer' | 'bank' | 'name'>
  language: Language
  now: Date
}

/** A month of a client’s account: opening balance, each entry, closing balance, and what is still to be paid. */
export function statementPaper(statement: Statement, { month, client, company, language, now }: Told): Paper {
  const t = paperTexts[language]
  const money = (yen: number) => paperMoney(yen, language)
  const { opening, closing, lines, until } = statement
  const sum = (of: readonly StatementLine[]) => of.reduce((all, { amount }) => all + amount, 0)
  const name = monthName(month, language)
  const day = paperDay(until, language)
  return {
    language,
    title: t.statement,
    brand: company.brand,
    logo: company.logo?.light ?? null,
    parties: [
      { label: t.from, lines: issuerLines(issuerOf(company), language) },
      { label: t.for, lines: addresseeLines(client, language) },
    ],
    facts: [
      [
        {
          label: t.month,
          value: until === daysOfMonth(month).last ? name : t.monthTo(name, paperShortDay(until, language)),
          share: 1.7,
        },
        { label: t.opening, value: money(opening) },
        { label: t.receivedSum, value: money(sum(lines.filter(({ amount }) => amount > 0))) },
        { label: t.chargedSum, value: money(-sum(lines.filter(({ amount }) => amount < 0))) },
        { label: t.closing, value: money(closing) },
      ],
    ],
    tables: [
      {
        ...entries(statement, language),
        total: { label: t.closingOn(day), value: money(closing) },
      },
      ...(statement.open.length > 0 ? [openInvoices(statement, language)] : []),
    ],
    notes: [...joined(statement, language), t.statementNote(day)],
    made: t.made(company.brand, paperMoment(now, language)),
    pageOf: t.pageOf,
  }
}

/** Explains a balance as the deposit held less what is due, if nothing else is involved. */
function joined({ closing, deposits, open }: Statement, language: Language): string[] {
  const due = open.reduce((sum, { charged, paid }) => sum + charged - paid, 0)
  if (deposits <= 0 || due <= 0 || closing !== deposits - due) return []
  const [balance, held, left] = [closing, deposits, due].map((yen) => paperMoney(yen, language))
  return [paperTexts[language].joined(balance ?? '', held ?? '', left ?? '')]
}

function entries({ lines, opening }: Statement, language: Language): PaperTable {
  const t = paperTexts[language]
  const money = (yen: number) => paperMoney(yen, language)
  return {
    columns: [
      { label: t.date, share: 1.3 },
      { label: t.entry, share: 1.4 },
      { label: t.description, share: 4.5 },
      { label: t.purchase, share: 3.7 },
      { label: t.chargedSum, share: 2.5, align: 'end' },
      { label: t.receivedSum, share: 2.5, align: 'end' },
      { label: t.balance, share: 2.6, align: 'end' },
    ],
    rows: [
      { cells: ['', '', t.opening, '', '', '', money(opening)] },
      ...lines.map((line) => ({
        cells: [
          paperShortDay(jstDay(line.at), language),
          String(line.id),
          describe(line, language),
          line.sku ?? '',
          line.amount < 0 ? money(-line.amount) : '',
          line.amount > 0 ? money(line.amount) : '',
          money(line.balance),
        ],
      })),
    ],
  }
}

/** What an entry was, then staff’s text about it; a car’s entry has the car’s name. */
export function describe(
  { type, purpose, description, car, sku }: StatementLine,
  language: Language,
): string {
  const t = words[language]
  const known = purpose as keyof typeof t.purposes | null
  const kind = known ? t.purposes[known] : t.types[type]
  const rest = car ?? (description === sku ? '' : description)
  return rest ? `${kind}, ${rest}` : kind
}

function openInvoices({ open }: Statement, language: Language): PaperTable {
  const t = paperTexts[language]
  const money = (yen: number) => paperMoney(yen, language)
  return {
    columns: [
      { label: t.openInvoices, share: 4 },
      { label: t.due, share: 2 },
      { label: t.total, share: 2, align: 'end' },
      { label: t.paid, share: 2, align: 'end' },
      { label: t.stillDue, share: 2, align: 'end' },
    ],
    rows: open.map(({ number, sku, dueOn, charged, paid }) => ({
      cells: [number ?? sku, paperDay(dueOn, language), money(charged), money(paid), money(charged - paid)],
      note: number ? sku : undefined,
    })),
  }
}
