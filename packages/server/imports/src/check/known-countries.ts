import { plainName } from '@seriba/domain/imports/line-reader'
import { countriesIn } from '@seriba/server-company/countries'

const japanese = new Intl.DisplayNames(['ja'], { type: 'region' })

/** What tables call countries besides their names and codes. */
const others: Record<string, readonly string[]> = {
  AE: ['uae', 'emirates', 'оаэ', 'эмираты'],
  CD: ['drc', 'dr congo', 'congo kinshasa'],
  CI: ['ivory coast'],
  CZ: ['czech republic', 'чехия'],
  GB: ['uk', 'great britain', 'england', 'великобритания', 'англия', '英国'],
  KG: ['киргизия'],
  KR: ['korea', 'republic of korea', 'корея', '韓国'],
  RU: ['russian federation', 'рф', 'российская федерация'],
  TZ: ['united republic of tanzania'],
  US: ['usa', 'america', 'united states of america', 'сша', '米国'],
}

/** Country numbers by their English, Russian, and Japanese names, and by their codes. */
export function knownCountries(): ReadonlyMap<string, number> {
  const named = new Map<string, number>()
  for (const language of ['en', 'ru'] as const)
    for (const { value, label, code } of countriesIn(language))
      for (const name of [label, code, japanese.of(code) ?? code, ...(others[code] ?? [])])
        named.set(plainName(name), value)
  return named
}
