import { inSentence } from '@seriba/domain/format/in-sentence'
import { groupThousands } from '@seriba/domain/format/number'
import { type InvoiceCharge, invoiceCharges } from '@seriba/domain/money/invoice'
import type { Language } from '@seriba/server-kit/language'
import type { Fact, Paper } from '@seriba/server-paper/paper'
import { addresseeLines } from '../papers/addressee.ts'
import { issuerLines, paymentPart } from '../papers/paper-parts.ts'
import { paperTexts } from '../papers/paper-texts.ts'
import { paperDate, paperDay, paperMoment, paperMoney } from '../papers/paper-words.ts'
import type { InvoiceRecord, ReceivedPart } from './invoices.repository.ts'

/** Payments that are listed one by one; earlier ones are given as a sum. */
const listedPayments = 6

type Written = { language: Language; now: Date; isPreview?: true }
type PaperInvoice = Omit<InvoiceRecord, 'language'>

/** A purchase's invoice, with what has been received so far. */
export function invoicePaper(
  invoice: PaperInvoice,
  received: readonly ReceivedPart[],
  { language, now, isPreview }: Written,
): Paper {
  const t = paperTexts[language]
  const { facts, charges, total } = invoice
  const day = (text: string) => paperDay(text, language)
  return {
    language,
    title: isPreview ? t.previewOf(invoice.number) : `${t.invoice} ${invoice.number}`,
    brand: facts.brand,
    logo: facts.logo ?? null,
    parties: [
      { label: t.from, lines: issuerLines(facts.issuer, language) },
      { label: t.billTo, lines: addresseeLines(facts.billTo, language) },
    ],
    facts: [
      [
        { label: t.number, value: invoice.number },
        { label: t.issued, value: paperDate(invoice.issuedAt, language) },
        { label: t.due, value: day(invoice.dueOn) },
        { label: t.purchase, value: facts.sku },
        { label: t.currency, value: t.yen },
      ],
      [
        { label: t.vehicle, value: facts.car },
        { label: t.chassis, value: facts.chassis },
        { label: t.lot, value: facts.lot },
        ...(facts.saleDay ? [{ label: t.saleDay, value: day(facts.saleDay) }] : []),
      ],
    ],
    tables: [
      {
        columns: [
          { label: t.description, share: 3 },
          { label: t.amount, share: 1, align: 'end' },
        ],
        rows: invoiceCharges.flatMap((charge) => {
          const amount = charges[charge]
          if (!amount) return []
          return [
            { cells: [t.charges[charge], paperMoney(amount, language)], note: noteOf(charge, facts.lot) },
          ]
        }),
        total: { label: t.total, value: paperMoney(total, language) },
        after: after(invoice, received, language),
      },
    ],
    notes: [...(isPreview ? [t.isPreview] : []), ...notes(invoice, language)],
    payment:
      invoice.isWithdrawn || invoice.replacedBy || total <= 0
        ? undefined
        : paymentPart(facts.bank, invoice.number, payText(charges, language), language),
    made: t.made(facts.brand, paperMoment(now, language)),
    pageOf: t.pageOf,
  }
}

const noteOf = (charge: InvoiceCharge, lot: string) => (charge === 'price' ? lot : undefined)

/** A resold car is no longer loaded. */
function payText({ resale, penalty }: InvoiceRecord['charges'], language: Language): string {
  const t = paperTexts[language]
  return resale || penalty ? t.payText : `${t.payText} ${t.loadText}`
}

/** What has been received, and what is left. A client’s money beyond the total pays nothing more here. */
function after(invoice: PaperInvoice, received: readonly ReceivedPart[], language: Language): Fact[] {
  const t = paperTexts[language]
  if (invoice.isWithdrawn || invoice.replacedBy) return []
  const earlier = received.slice(0, Math.max(0, received.length - listedPayments))
  const told = received.slice(earlier.length)
  const before = earlier.reduce((sum, { amount }) => sum + amount, 0)
  const left = Math.max(0, invoice.total - received.reduce((sum, { amount }) => sum + amount, 0))
  return [
    ...(before > 0 ? [{ label: t.receivedBefore, value: paperMoney(-before, language) }] : []),
    ...told.map(({ amount, at, description }) => ({
      label: t.received(paperDate(at, language), description),
      value: paperMoney(-amount, language),
    })),
    { label: dueLabel(invoice, left, language), value: paperMoney(left, language) },
  ]
}

function dueLabel({ total, dueOn }: PaperInvoice, left: number, language: Language): string {
  const t = paperTexts[language]
  if (total <= 0) return t.nothingDue
  return left === 0 ? t.paidInFull : t.amountDue(paperDay(dueOn, language))
}

function notes({ facts, charges, replacedBy, isWithdrawn }: PaperInvoice, language: Language): string[] {
  const t = paperTexts[language]
  const { replaces } = facts
  const lines = [t.taxFree]
  if (replaces) {
    const changes = invoiceCharges.flatMap((charge) => {
      const change = (charges[charge] ?? 0) - (replaces.charges[charge] ?? 0)
      if (change === 0) return []
      return [`${inSentence(t.charges[charge])} ${change > 0 ? '+' : ''}${groupThousands(change)}`]
    })
    const day = paperDate(replaces.issuedAt, language)
    const total = paperMoney(replaces.total, language)
    const changed = changes.length > 0 ? ` ${t.changed(changes.join(', '))}` : ''
    lines.unshift(`${t.replaces(replaces.number, day, total)}${changed}`)
  }
  if (replacedBy) lines.unshift(t.isReplaced(replacedBy))
  if (isWithdrawn) lines.unshift(t.isWithdrawn)
  return lines
}
