import { readFileSync } from 'node:fs'
import { type CityResponse, Reader } from 'mmdb-lib'
import type { Language } from '../lib/language.ts'
import { OperatorError } from '../lib/operator-error.ts'
import { countriesIn } from './countries.ts'

type Place = {
  country: { id: number; name: string; code: string } | null
  city: { name: string } | null
}
/** Where an address is, in the words of a language. */
export type Places = (ip: string, language: Language) => Place

const nowhere: Place = { country: null, city: null }

/** Looks addresses up in a database of the company's own, in MMDB form; nothing leaves the machine. */
export function openPlaces(file: string | undefined): Places {
  if (file === undefined) return () => nowhere
  const reader = readerOf(file)
  return (ip, language) => {
    const found = reader.get(ip)
    if (!found) return nowhere
    const country = countriesIn(language).find(({ code }) => code === found.country?.iso_code)
    const names = found.city?.names
    const city = names?.[language] ?? names?.en
    return {
      country: country ? { id: country.value, name: country.label, code: country.code } : null,
      city: city === undefined ? null : { name: city },
    }
  }
}

function readerOf(file: string): Reader<CityResponse> {
  try {
    return new Reader<CityResponse>(readFileSync(file))
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'it is no MMDB database'
    throw new OperatorError(
      `The database of places ${file} cannot be read (${why}): correct GEOIP_FILE or the file.`,
    )
  }
}
