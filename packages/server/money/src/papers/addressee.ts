import { countriesIn } from '@seriba/server-company/countries'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'

/** The person a document is for. */
export type Addressee = {
  id: number
  name: string
  company: string | null
  address: string | null
  city: string | null
  /** 0 for none; omitted for documents from before they named it. */
  countryId?: number
}

/** The addressee of a client's document, with their current details and language. */
export const findAddressee = (db: Db | Tx, clientId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'full_name as name', 'company', 'address', 'city', 'country_id as countryId', 'language'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()

export function addresseeLines(
  { id, name, company, address, city, countryId }: Addressee,
  language: Language,
): string[] {
  const country = countriesIn(language).find(({ value }) => value === countryId)?.label
  const place = [city, country].filter(Boolean).join(', ')
  return [company, `${name}, ${id}`, address, place].filter((line): line is string => Boolean(line))
}
