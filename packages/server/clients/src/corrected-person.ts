import type * as contracts from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import { correctionProblems } from '@seriba/domain/clients/client-fields'
import { isCountry } from '@seriba/server-company/countries'
import { ApiError } from '@seriba/server-kit/api-error'
import { languageIds } from '@seriba/server-kit/language'

type Change = Input<typeof contracts.updateClient>

/** A client's details as columns: the ones that staff have entered, checked as at sign-up. */
export function correctedPerson(asked: Change, account: { language: number }) {
  const russian = (asked.language ?? account.language) === languageIds.ru
  const { countryId } = asked
  const fields = {
    ...(countryId !== undefined && !isCountry(countryId) && { countryId: 'country_unknown' as const }),
    ...correctionProblems(asked, { russian }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return personOf(asked)
}

export function personOf(asked: Omit<Change, 'id'>) {
  return {
    full_name: asked.fullName?.trim().replace(/\s+/g, ' '),
    email: asked.email?.trim(),
    mobile: asked.mobile?.trim(),
    office_phone: nullIfEmpty(asked.officePhone),
    messenger_number: nullIfEmpty(asked.messengerNumber),
    company: nullIfEmpty(asked.company),
    country_id: asked.countryId,
    city: asked.city?.trim(),
    address: nullIfEmpty(asked.address),
    port: nullIfEmpty(asked.port),
  }
}

/** Null for an emptied field; a field that was not sent stays. */
export const nullIfEmpty = (typed: string | undefined) =>
  typed === undefined ? undefined : typed.trim() || null
