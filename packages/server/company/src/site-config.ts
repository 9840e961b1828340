import type { SiteConfig } from '@seriba/contracts/site'
import { isNoticeDue } from '@seriba/domain/site/notice'
import type { Language } from '@seriba/server-kit/language'
import type { Company } from './company.ts'
import type { OperatorFacts } from './demo-accounts.ts'

type Texts = Company['texts'][Language]
type Link = { label: string; href: string }

/** What anybody may know about a company, in one language. */
export function siteConfigOf(
  company: Company,
  language: Language,
  operator: OperatorFacts,
  now = new Date(),
): SiteConfig {
  const { name, brand, logo, languages, bidStep, depositAmount, favouriteGroups, passwordMinLength } = company
  const { catalogueAccess, dashboard, signUpFields, termsUrl, cookiesUrl, texts } = company
  const said = textsPresentIn(texts[language])
  return {
    name,
    brand,
    logo: logo && { light: logo.light, dark: logo.dark ?? logo.light, mark: logo.mark ?? null },
    languages,
    bidStep,
    depositAmount,
    dashboard,
    favouriteGroups,
    passwordMinLength,
    catalogueAccess,
    signUpFields,
    termsUrl,
    cookiesUrl,
    ...operator,
    ...said,
    notice: isNoticeDue(company.noticeTime, now) ? said.notice : null,
  }
}

/** Rows without text in one language exist for the other one. */
function textsPresentIn({ panel, notice, headerLinks, sidebarLinks, messenger, ...texts }: Texts) {
  const link = (one: Link | null) => (one?.label ? one : null)
  return {
    ...texts,
    panel: {
      ...panel,
      points: panel.points.filter(({ title, description }) => title || description),
      messenger: link(panel.messenger),
    },
    notice: notice?.headline || notice?.description ? notice : null,
    headerLinks: headerLinks.filter(link),
    sidebarLinks: sidebarLinks.filter(link),
    messenger: link(messenger),
  }
}
