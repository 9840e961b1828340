import type { Deposit } from '@seriba/contracts/deposits'
import type { Company } from '@seriba/server-company/company'
import type { Language } from '@seriba/server-kit/language'
import type { Paper } from '@seriba/server-paper/paper'
import { type Addressee, addresseeLines, issuerLines, issuerOf, paymentPart } from './paper-parts.ts'
import { paperTexts } from './paper-texts.ts'
import { paperDate, paperMoment, paperMoney } from './paper-words.ts'

/** A deposit as a bank wants to see it. */
export function depositPaper(
  deposit: Pick<Deposit, 'id' | 'amount' | 'reference' | 'createdAt' | 'expiresAt'>,
  payer: Addressee,
  company: Company,
  language: Language,
): Paper {
  const t = paperTexts[language]
  const amount = paperMoney(deposit.amount, language)
  return {
    language,
    title: `${t.depositInvoice} DP-${deposit.id}`,
    brand: company.brand,
    parties: [
      { label: t.from, lines: issuerLines(issuerOf(company), language) },
      { label: t.billTo, lines: addresseeLines(payer) },
    ],
    facts: [
      [
        { label: t.number, value: `DP-${deposit.id}` },
        { label: t.issued, value: paperDate(deposit.createdAt, language) },
        { label: t.validUntil, value: paperDate(deposit.expiresAt, language) },
        { label: t.currency, value: t.yen },
      ],
    ],
    tables: [
      {
        columns: [
          { label: t.description, share: 3 },
          { label: t.amount, share: 1, align: 'end' },
        ],
        rows: [{ cells: [t.deposit, amount] }],
        total: { label: t.total, value: amount },
      },
    ],
    notes: [],
    payment: paymentPart(company.bank, deposit.reference, t.depositText, language),
    made: t.made(company.brand, paperMoment(new Date(), language)),
    pageOf: t.pageOf,
  }
}
