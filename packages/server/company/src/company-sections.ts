import type { CompanySections, SectionChanges, SectionName } from '@seriba/contracts/company'
import {
  companySettings,
  type SettingName,
  type SettingSection,
  settingsOf,
} from '@seriba/contracts/company-settings'
import { type PageSlug, pageSlugs } from '@seriba/domain/site/page-slugs'
import type { Company } from './company.ts'

const languages = ['en', 'ru'] as const
type Language = (typeof languages)[number]
type PageTexts = CompanySections[PageSlug]

/** A company in the parts that staff can set. */
export function sectionsOf(company: Company): CompanySections {
  const { name, brand, logo, favicon, touchIcon, themeColor, texts } = company
  const inBoth = <T>(of: (language: Language) => T) => ({ en: of('en'), ru: of('ru') })
  return {
    brand: {
      name,
      brand,
      panelColor: texts.en.panel.color,
      logo: logo && { light: logo.light, dark: logo.dark ?? null, mark: logo.mark ?? null },
      favicon,
      touchIcon,
      themeColor,
    },
    panel: inBoth((language) => {
      const { color: _ofBrand, ...panel } = texts[language].panel
      return panel
    }),
    notice: { ...inBoth((language) => texts[language].notice), ...company.noticeTime },
    description: inBoth((language) => texts[language].description),
    links: inBoth((language) => {
      const { headerLinks, sidebarLinks, messenger } = texts[language]
      return { headerLinks, sidebarLinks, messenger }
    }),
    issuer: {
      name: company.issuer?.name ?? '',
      address: company.issuer?.address.join('\n') ?? '',
      registrationNumber: company.issuer?.registrationNumber ?? null,
      telephone: company.issuer?.telephone ?? null,
    },
    bidding: settingsIn(company, 'bidding'),
    accounts: settingsIn(company, 'accounts'),
    money: settingsIn(company, 'money'),
    retention: settingsIn(company, 'retention'),
    ...(Object.fromEntries(
      pageSlugs.map((slug) => [slug, inBoth((language) => company.pages[slug]?.[language] ?? '')]),
    ) as Record<PageSlug, PageTexts>),
  }
}

const settingsIn = <S extends SettingSection>(company: Company, section: S) =>
  Object.fromEntries(settingsOf(section).map((name) => [name, company[name]])) as CompanySections[S]

/** A part with the given values; omitted ones stay as they are. */
export const partWith = <S extends SectionName>(part: CompanySections[S], given: SectionChanges[S]) =>
  ({ ...(part as object), ...(given as object) }) as CompanySections[S]

/** The company with stored parts in place of the file's. */
export function withSections(company: Company, changes: Partial<CompanySections>): Company {
  const { brand, panel, notice, description, links, issuer, bidding, accounts, money, retention } = changes
  const textsIn = (language: Language) => {
    const texts = company.texts[language]
    return {
      ...texts,
      ...(description && { description: description[language] }),
      ...(notice && { notice: notice[language] }),
      ...links?.[language],
      panel: { ...texts.panel, ...panel?.[language], ...(brand && { color: brand.panelColor }) },
    }
  }
  return {
    ...company,
    ...(brand && brandOf(brand)),
    ...(notice && { noticeTime: { from: notice.from, until: notice.until } }),
    ...(issuer && { issuer: issuerOf(issuer) }),
    ...bidding,
    ...accounts,
    ...money,
    ...retention,
    texts: { en: textsIn('en'), ru: textsIn('ru') },
    pages: pagesOf(company, changes),
  }
}

function brandOf({ panelColor: _ofTexts, logo, ...brand }: CompanySections['brand']) {
  return {
    ...brand,
    logo: logo && {
      light: logo.light,
      ...(logo.dark !== null && { dark: logo.dark }),
      ...(logo.mark !== null && { mark: logo.mark }),
    },
  }
}

/**
 * If nothing is entered, nobody is named: documents say who holds the bank account. Anything that is entered requires
 * the name, which the schema checks.
 */
function issuerOf(issuer: CompanySections['issuer']): Company['issuer'] {
  const name = issuer.name.trim()
  const lines = issuer.address.split('\n').map((line) => line.trim())
  const address = lines.filter((line) => line !== '')
  const registrationNumber = issuer.registrationNumber?.trim() || null
  const telephone = issuer.telephone?.trim() || null
  if (!name && address.length === 0 && !registrationNumber && !telephone) return null
  return { name, address, registrationNumber, telephone }
}

/** A page without text in either language does not exist. */
function pagesOf({ pages }: Company, changes: Partial<CompanySections>): Company['pages'] {
  const written = pageSlugs.flatMap((slug) => {
    const changed = changes[slug]
    if (!changed) return pages[slug] ? [[slug, pages[slug]] as const] : []
    const { en, ru } = changed
    return en === '' && ru === '' ? [] : [[slug, { en, ...(ru !== '' && { ru }) }] as const]
  })
  return Object.fromEntries(written)
}

const isSetting = (key: string): key is SettingName => key in companySettings

/** Where a place in the file is among the parts: `texts.en.panel.email` is `panel.en.email`. */
export function placeInSections(path: readonly PropertyKey[]): string {
  const [first = '', second, third, ...rest] = path.map(String)
  if (first === 'noticeTime') return ['notice', second].join('.')
  if (first === 'issuer') return ['issuer', second].join('.')
  if (first === 'pages') return [second, third].join('.')
  if (first !== 'texts')
    return [isSetting(first) ? companySettings[first].section : 'brand', ...path].join('.')
  if (third === 'panel' && rest[0] === 'color') return 'brand.panelColor'
  if (third === 'panel' || third === 'notice' || third === 'description')
    return [third, second, ...rest].join('.')
  return ['links', second, third, ...rest].join('.')
}
