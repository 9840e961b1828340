import type { SiteConfig } from '@seriba/contracts/site'
import type { Language } from '../lib/language.ts'
import { bootScript } from './boot-script.ts'

type PageFacts = {
  language: Language
  title: string
  description: string
  /** In every language: the browser may have chosen another than its headers say. */
  site: Record<Language, SiteConfig>
}

/** An app's built page with the company written into it. */
export function pageHtml(built: string, { language, title, description, site }: PageFacts): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14161a">',
    `<script>${bootScript}</script>`,
    `<script type="application/json" id="seriba-config">${jsonForHtml(site)}</script>`,
  ].join('\n    ')
  const page = language === 'ru' ? built : built.replace(cyrillicFont, '')
  return page
    .replace(/<title>[\s\S]*?<\/title>\s*/i, '')
    .replace(/<meta\s+name="(description|theme-color)"[^>]*>\s*/gi, '')
    .replace(/<html\b[^>]*>/i, `<html lang="${language}">`)
    .replace(/(<meta\s+charset[^>]*>|<head>)/i, (found) => `${found}\n    ${head}`)
}

/** As the apps' build names it. */
const cyrillicFont = /<link [^>]*data-alphabet="cyrillic"[^>]*>\s*/

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** A text that ends the script element must not end it. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
