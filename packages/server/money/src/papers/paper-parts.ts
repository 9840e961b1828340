import type { Company } from '@seriba/server-company/company'
import type { Language } from '@seriba/server-kit/language'
import type { Fact, Paper } from '@seriba/server-paper/paper'
import { paperTexts } from './paper-texts.ts'

/** A company as its documents name it. */
export type Issuer = NonNullable<Company['issuer']>
export type Bank = NonNullable<Company['bank']>
export const issuerOf = ({ issuer, bank, name }: Pick<Company, 'issuer' | 'bank' | 'name'>): Issuer =>
  issuer ?? { name: bank?.holder ?? name, address: [], registrationNumber: null }

export function issuerLines(issuer: Issuer, language: Language): string[] {
  const { registration, telephone: called } = paperTexts[language]
  const { name, address, registrationNumber, telephone } = issuer
  return [
    name,
    ...address,
    ...(telephone ? [called(telephone)] : []),
    ...(registrationNumber === null ? [] : [registration(registrationNumber)]),
  ]
}

/** Where money goes; nothing if the company has not entered its account. */
export function paymentPart(bank: Bank | null, reference: string, text: string, language: Language) {
  if (!bank) return undefined
  const t = paperTexts[language]
  const facts: Fact[] = (['bank', 'branch', 'swift', 'account', 'holder'] as const).flatMap((name) => {
    const value = bank[name]
    return value ? [{ label: t.bank[name], value }] : []
  })
  return {
    label: t.payTo,
    facts,
    reference: { label: t.reference, value: reference },
    text,
  } satisfies Paper['payment']
}
