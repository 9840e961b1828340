import type { Consignee } from '@seriba/contracts/consignees'

/** Both parties have the same fields. */
export const parties = ['consignee', 'notifyParty'] as const
export type Party = (typeof parties)[number]

export const partyTexts = [
  'fullName',
  'company',
  'address',
  'city',
  'port',
  'telephone',
  'email',
  'paymentMethod',
] as const
export type PartyText = (typeof partyTexts)[number]
export type PartyField = PartyText | 'countryId'

/** Collapsed if there is little room. */
export const spareFields: readonly PartyField[] = ['city', 'port', 'paymentMethod']
export const optionalFields: readonly PartyField[] = ['company', ...spareFields]

/** A form's fields have no dots in their names. */
export type PartyKey = `${Party}_${PartyField}`
export const keyOf = (party: Party, field: PartyField): PartyKey => `${party}_${field}`

export type PartyValues = Record<`${Party}_${PartyText}`, string> &
  Record<`${Party}_countryId`, number | null>

/** What a party's fields contain for a person; empty for someone new. */
export function valuesOf(party: Party, known: Consignee | null): Partial<PartyValues> {
  const texts = partyTexts.map((field) => [keyOf(party, field), known?.[field] ?? ''])
  return Object.fromEntries([...texts, [keyOf(party, 'countryId'), known?.countryId ?? null]])
}

/** The fields of a party, as a request sends them. */
export function partyOf(party: Party, values: PartyValues) {
  const texts = Object.fromEntries(
    partyTexts.map((field) => [field, values[`${party}_${field}`].trim()]),
  ) as Record<PartyText, string>
  return { ...texts, countryId: values[`${party}_countryId`] }
}
