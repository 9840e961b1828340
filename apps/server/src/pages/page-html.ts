import type { SiteConfig } from '@seriba/contracts/site'
import { portalLanguages } from '@seriba/domain/site/portal-languages'
import type { Company } from '@seriba/server-company/company'
import { escapeHtml, jsonForHtml } from '@seriba/server-kit/html'
import type { Language } from '@seriba/server-kit/language'
import { bootScript } from './boot-script.ts'

type PageFacts = {
  language: Language
  /** The language is that of the reader's account. */
  forMember: boolean
  /** The app's languages; its root element names them if not all are offered. */
  languages: readonly Language[]
  title: string
  description: string
  /** In every language: the browser may have chosen one that differs from its headers. */
  site: Record<Language, SiteConfig>
  /** Null for our own icons in the built page. */
  icons: Pick<Company, 'favicon' | 'touchIcon' | 'themeColor'>
  /** Where login calls go, if not to our own `/v1`. */
  authBaseUrl?: string | undefined
}

/** An app's built page with the company's data written into it. */
export function pageHtml(built: string, facts: PageFacts): string {
  const { language, forMember, languages, title, description, site, icons, authBaseUrl } = facts
  const offered =
    languages.length === portalLanguages.length ? '' : ` data-languages="${languages.join(' ')}"`
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${icons.themeColor.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${icons.themeColor.dark}">`,
    ...(authBaseUrl ? [`<meta name="auth-base" content="${escapeHtml(authBaseUrl)}">`] : []),
    `<script>${bootScript}</script>`,
    `<script type="application/json" id="seriba-config">${jsonForHtml(site)}</script>`,
  ].join('\n    ')
  return withIcons(withFonts(built, language), icons)
    .replace(/<title>[\s\S]*?<\/title>\s*/i, '')
    .replace(/<meta\s+name="(description|theme-color)"[^>]*>\s*/gi, '')
    .replace(/<html\b[^>]*>/i, `<html lang="${language}"${offered}${forMember ? ' data-for="member"' : ''}>`)
    .replace(/(<meta\s+charset[^>]*>|<head>)/i, (found) => `${found}\n    ${head}`)
}

/** Of the fonts that a build preloads, only those needed for the language. */
const withFonts = (built: string, language: Language) =>
  language === 'ru' ? built : built.replace(/<link [^>]*data-alphabet="cyrillic"[^>]*>\s*/, '')

/** Replaces our icons with the company's. */
function withIcons(built: string, { favicon, touchIcon }: PageFacts['icons']) {
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`
  return built
    .replace(/<link\s+rel="icon"[^>]*>/i, (ours) => (favicon === null ? ours : link('icon', favicon)))
    .replace(/<link\s+rel="apple-touch-icon"[^>]*>/i, (ours) =>
      touchIcon === null ? ours : link('apple-touch-icon', touchIcon),
    )
}
