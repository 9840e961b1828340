import type { CompanySections } from '@seriba/contracts/company'

export type Links = CompanySections['links']
export const linkPlaces = ['headerLinks', 'sidebarLinks'] as const
export type LinkPlace = (typeof linkPlaces)[number]

/** One link in both languages. */
export type LinkRow = {
  place: LinkPlace
  en: { label: string; href: string }
  ru: { label: string; href: string }
}

/** The links of both languages side by side, in the order of their lists. */
export function rowsOf(links: Links): LinkRow[] {
  return linkPlaces.flatMap((place) => {
    const [en, ru] = [links.en[place], links.ru[place]]
    return Array.from({ length: Math.max(en.length, ru.length) }, (_, at) => rowOf(place, en[at], ru[at]))
  })
}

type Side = LinkRow['en'] | undefined

/** A language without such a link gets its address, but no text. */
export function rowOf(place: LinkPlace, en: Side, ru: Side): LinkRow {
  const href = en?.href ?? ru?.href ?? ''
  return { place, en: en ?? { label: '', href }, ru: ru ?? { label: '', href } }
}

/** Converts rows back to the lists; both languages keep the same rows. */
export function linksOf(links: Links, rows: readonly LinkRow[]): Links {
  const side = (language: 'en' | 'ru') => ({
    ...links[language],
    headerLinks: rows.filter(({ place }) => place === 'headerLinks').map((row) => row[language]),
    sidebarLinks: rows.filter(({ place }) => place === 'sidebarLinks').map((row) => row[language]),
  })
  return { en: side('en'), ru: side('ru') }
}

/** Moves a row up by one in its own list. */
export function movedUp(rows: readonly LinkRow[], at: number): LinkRow[] {
  const [row, above] = [rows[at], rows[at - 1]]
  if (!row || !above || above.place !== row.place) return [...rows]
  return rows.map((one, index) => (index === at ? above : index === at - 1 ? row : one))
}
