import type { Deposit } from '@seriba/contracts/deposits'
import type { Company } from '@seriba/server-company/company'
import type { Language } from '@seriba/server-kit/language'
import type { Paper } from '@seriba/server-paper/paper'
import { type Addressee, addresseeLines } from './addressee.ts'
import { type Bank, type Issuer, issuerLines, issuerOf, paymentPart } from './paper-parts.ts'
import { paperTexts } from './paper-texts.ts'
import { paperDate, paperMoment, paperMoney } from './paper-words.ts'

/** What the document says besides the amount, as of the day on which the deposit was announced. */
export type DepositFacts = {
  brand: string
  logo?: string | null
  issuer: Issuer
  billTo: Addressee
  bank: Bank | null
}

export const depositFacts = (
  company: Pick<Company, 'brand' | 'logo' | 'issuer' | 'bank' | 'name'>,
  billTo: Addressee,
): DepositFacts => ({
  brand: company.brand,
  logo: company.logo?.light ?? null,
  issuer: issuerOf(company),
  billTo,
  bank: company.bank,
})

/** A deposit's document, with everything a bank needs. */
export function depositPaper(
  deposit: Pick<Deposit, 'id' | 'amount' | 'reference' | 'createdAt' | 'expiresAt'>,
  { brand, logo = null, issuer, billTo, bank }: DepositFacts,
  language: Language,
): Paper {
  const t = paperTexts[language]
  const amount = paperMoney(deposit.amount, language)
  return {
    language,
    title: `${t.depositInvoice} DP-${deposit.id}`,
    brand,
    logo,
    parties: [
      { label: t.from, lines: issuerLines(issuer, language) },
      { label: t.billTo, lines: addresseeLines(billTo, language) },
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
    payment: paymentPart(bank, deposit.reference, t.depositText, language),
    made: t.made(brand, paperMoment(new Date(), language)),
    pageOf: t.pageOf,
  }
}
