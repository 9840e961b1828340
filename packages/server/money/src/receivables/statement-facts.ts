import { jstDay } from '@seriba/domain/time/jst'
import type { Language } from '@seriba/server-kit/language'
import type { MailFact } from '@seriba/server-kit/mail-texts'
import { paperTexts } from '../papers/paper-texts.ts'
import { paperDay, paperMoney, paperShortDay } from '../papers/paper-words.ts'
import type { Statement } from './statement.repository.ts'
import { describe } from './statement-paper.ts'

/** How many entries an email lists; if there are more it gives the totals, and the document lists them. */
const mostEntries = 40

/** A month of a client's account as the lines of an email: opening balance, each entry, closing balance. */
export function statementFacts(
  { opening, closing, lines, until }: Statement,
  language: Language,
): MailFact[] {
  const t = paperTexts[language]
  const money = (yen: number) => paperMoney(yen, language)
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const amounts = lines.map(({ amount }) => amount)
  const entries = lines.map(
    (line): MailFact => ({
      label: describe(line, language),
      note: [paperShortDay(jstDay(line.at), language), line.sku].filter(Boolean).join(', '),
      value: `${line.amount > 0 ? '+ ' : ''}${money(line.amount)}`,
      ...(line.amount > 0 && { tone: 'good' }),
    }),
  )
  const sums: MailFact[] = [
    { label: t.receivedSum, value: money(sumOf(amounts.filter((amount) => amount > 0))) },
    { label: t.chargedSum, value: money(-sumOf(amounts.filter((amount) => amount < 0))) },
  ]
  return [
    { label: t.opening, value: money(opening) },
    ...(entries.length > mostEntries ? sums : entries),
    { label: t.closingOn(paperDay(until, language)), value: money(closing), tone: 'total' },
  ]
}
