import type { Deposit } from '@seriba/contracts/deposits'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Company } from '@seriba/server-company/company'
import { escapeHtml } from '@seriba/server-kit/html'
import type { Language } from '@seriba/server-kit/language'

type Payer = {
  id: number
  full_name: string
  company: string | null
  address: string | null
  city: string | null
}

const texts = { en: en.funds, ru: ru.funds }

const style = `
  body { margin: 0 auto; max-width: 640px; padding: 40px 24px; color: #1c1b19; background: #fff;
    font: 14px/20px Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif }
  h1 { margin: 32px 0 4px; font-size: 24px; line-height: 32px }
  table { width: 100%; margin-top: 24px; border-collapse: collapse }
  th, td { padding: 8px 0; border-bottom: 1px solid #d9d6d0; text-align: left; vertical-align: top }
  th { width: 40%; font-weight: 400; color: #55524c }
  .sum td { font-size: 20px; line-height: 28px; font-weight: 700 }
  p { color: #55524c }
  @media print { body { padding: 0 } }`

/** A deposit as a bank wants to see it. */
export function invoicePage(deposit: Deposit, payer: Payer, company: Company, language: Language): string {
  const t = texts[language]
  const { bank } = company
  const rows = (facts: readonly (readonly [string, string | null])[]) =>
    facts
      .flatMap(([label, value]) =>
        value ? [`<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`] : [],
      )
      .join('')
  const to = [payer.full_name, payer.company, payer.address, payer.city].filter(Boolean).join(', ')
  const title = `${t.invoice.title} DP-${deposit.id}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title}, ${company.name}`)}</title>
<style>${style}</style>
</head>
<body>
<b>${escapeHtml(bank?.holder ?? company.name)}</b>
<h1>${escapeHtml(title)}</h1>
<table>${rows([
    [t.invoice.date, formatDate(deposit.createdAt)],
    [t.invoice.validUntil, formatDate(deposit.expiresAt)],
    [t.invoice.to, `${to} (${payer.id})`],
    [t.invoice.what, t.invoice.deposit],
  ])}<tr class="sum"><th scope="row">${escapeHtml(t.deposit)}</th><td>${escapeHtml(formatMoney(deposit.amount))} JPY</td></tr></table>
<table>${rows([
    [t.reference, deposit.reference],
    [t.bank.bank, bank?.bank ?? null],
    [t.bank.branch, bank?.branch ?? null],
    [t.bank.swift, bank?.swift ?? null],
    [t.bank.account, bank?.account ?? null],
    [t.bank.holder, bank?.holder ?? null],
  ])}</table>
<p>${escapeHtml(t.invoice.note)}</p>
</body>
</html>`
}
