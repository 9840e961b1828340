import type { CompanySettings } from '@seriba/contracts/company'
import { portalLanguages } from '@seriba/domain/site/portal-languages'

type Sections = CompanySettings['sections']

export type TypedCompany = {
  name: string
  brand: string
  issuer: string
  address: string
  registrationNumber: string
  telephone: string
  email: string
  messenger: string
  panelColor: string
  /** The portal's languages, separated by spaces: a form compares plain values. */
  languages: string
  /** The address of its picture; empty means our own logo. */
  logo: string
}

export const typedOf = ({ brand, issuer, panel, accounts }: Sections): TypedCompany => ({
  name: brand.name,
  brand: brand.brand,
  issuer: issuer.name,
  address: issuer.address,
  registrationNumber: issuer.registrationNumber ?? '',
  telephone: issuer.telephone ?? '',
  email: panel.en.email ?? panel.ru.email ?? '',
  messenger: panel.en.messenger?.href ?? panel.ru.messenger?.href ?? '',
  panelColor: brand.panelColor,
  languages: accounts.languages.join(' '),
  logo: brand.logo?.light ?? '',
})

export const languagesIn = (typed: string) =>
  portalLanguages.filter((language) => typed.split(' ').includes(language))

/** Documents use the company's name if no other name is entered for them. */
export const issuerName = ({ issuer, name }: Pick<TypedCompany, 'issuer' | 'name'>) =>
  issuer.trim() || name.trim()

/** The server's names for the fields. */
export const serverNames: Partial<Record<string, keyof TypedCompany>> = {
  'brand.name': 'name',
  'brand.brand': 'brand',
  'brand.panelColor': 'panelColor',
  'brand.logo.light': 'logo',
  'issuer.name': 'issuer',
  'issuer.address': 'address',
  'issuer.registrationNumber': 'registrationNumber',
  'issuer.telephone': 'telephone',
  'panel.en.email': 'email',
  'panel.ru.email': 'email',
  'panel.en.messenger.href': 'messenger',
  'panel.ru.messenger.href': 'messenger',
  'links.en.messenger.href': 'messenger',
  'links.ru.messenger.href': 'messenger',
}

/**
 * The parts with the typed values; a messenger’s text is the company’s own if it has one, otherwise `messengerWord`.
 */
export function sectionsWith(
  { brand, panel, links }: Sections,
  typed: TypedCompany,
  changed: Partial<TypedCompany>,
  messengerWord: Record<'en' | 'ru', string>,
): Partial<Sections> {
  const email = typed.email.trim() || null
  const href = typed.messenger.trim()
  const messengerIn = (language: 'en' | 'ru', part: 'panel' | 'links') => {
    const before = part === 'panel' ? panel[language].messenger : links[language].messenger
    return href === '' ? null : { label: before?.label || messengerWord[language], href }
  }
  const panelIn = (language: 'en' | 'ru') => ({
    ...panel[language],
    ...(changed.email !== undefined && { email }),
    ...(changed.messenger !== undefined && { messenger: messengerIn(language, 'panel') }),
  })
  const linksIn = (language: 'en' | 'ru') => ({
    ...links[language],
    messenger: messengerIn(language, 'links'),
  })
  const hasOwnContact = changed.email !== undefined || changed.messenger !== undefined
  return {
    brand: {
      ...brand,
      name: typed.name.trim(),
      brand: typed.brand.trim(),
      panelColor: typed.panelColor.trim(),
      logo: typed.logo === '' ? null : { dark: null, mark: null, ...brand.logo, light: typed.logo },
    },
    issuer: {
      name: issuerName(typed),
      address: typed.address.trim(),
      registrationNumber: typed.registrationNumber.trim() || null,
      telephone: typed.telephone.trim() || null,
    },
    ...(hasOwnContact && { panel: { en: panelIn('en'), ru: panelIn('ru') } }),
    ...(changed.messenger !== undefined && { links: { en: linksIn('en'), ru: linksIn('ru') } }),
  }
}
