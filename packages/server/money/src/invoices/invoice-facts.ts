import { lotName } from '@seriba/domain/lots/lot-name'
import type { InvoiceCharges } from '@seriba/domain/money/invoice'
import type { Company } from '@seriba/server-company/company'
import type { Language } from '@seriba/server-kit/language'
import type { LotSnapshot } from '../lot-snapshot.ts'
import type { Addressee } from '../papers/addressee.ts'
import { type Bank, type Issuer, issuerOf } from '../papers/paper-parts.ts'

/** What an invoice says besides its amounts, as of the day of issue: later changes do not affect it. */
export type InvoiceFacts = {
  language: Language
  brand: string
  /** Omitted for invoices from before documents had one. */
  logo?: string | null
  issuer: Issuer
  billTo: Addressee
  bank: Bank | null
  sku: string
  car: string
  chassis: string
  lot: string
  /** A Japanese day. */
  saleDay: string | null
  /** The invoice that it replaces. */
  replaces: { number: string; issuedAt: string; total: number; charges: InvoiceCharges } | null
}

type Subject = {
  company: Pick<Company, 'brand' | 'logo' | 'issuer' | 'bank' | 'name'>
  language: Language
  billTo: Addressee
  sku: string
  lot: LotSnapshot
  saleDay: string | null
  replaces: InvoiceFacts['replaces']
}

export const invoiceFacts = ({
  company,
  language,
  billTo,
  sku,
  lot,
  saleDay,
  replaces,
}: Subject): InvoiceFacts => ({
  language,
  brand: company.brand,
  logo: company.logo?.light ?? null,
  issuer: issuerOf(company),
  billTo,
  bank: company.bank,
  sku,
  car: carName(lot),
  chassis: lot.chassis,
  lot: lotName(lot),
  saleDay,
  replaces,
})

export const carName = ({ maker, model, year }: Pick<LotSnapshot, 'maker' | 'model' | 'year'>): string =>
  [maker, model, year].filter(Boolean).join(' ')
