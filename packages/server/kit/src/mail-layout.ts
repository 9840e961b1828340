import { escapeHtml } from './html.ts'
import type { Language } from './language.ts'
import type { MailCard, MailFact, MailFacts, MailParagraph } from './mail-texts.ts'

/** What emails show of the company. */
export type MailBranding = {
  brand: string
  color: string
  /** The address of its logo; null if mail programs could not show it. */
  logo: string | null
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** The company's color, dark enough for white text on it to be readable (as on the login page). */
const shade = (color: string) =>
  `#${[1, 3, 5].map((at) => hex(Number.parseInt(color.slice(at, at + 2), 16) * 0.8)).join('')}`
/** For mail programs in dark mode; the button stays white on the company's color. Outlook marks what it inverts. */
const dark = [
  ['.s-bg', 'background:#141516'],
  ['.s-card', 'background:#1f2022;border-color:#3a3a3d'],
  ['.s-text', 'color:#efeeea'],
  ['.s-quiet', 'color:#b7b6b1'],
  ['.s-link', 'color:#6db3ff'],
  ['.s-good', 'color:#7bd69b'],
  ['.s-logo', 'background:#ffffff'],
  ['.s-row', 'border-color:#3a3a3d'],
] as const
const darkRules = (within: string) =>
  dark.map(([selector, rule]) => `${within}${selector}{${rule.replaceAll(/;|$/g, '!important$&')}}`).join('')
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** An email's paragraphs as HTML; their main link gets the company's color from the frame. */
export const renderHtmlBody = (lines: readonly MailParagraph[]) =>
  lines
    .map((line) => {
      if (isCard(line)) return htmlOfCard(line)
      if (isTable(line)) return htmlOfFacts(line)
      return `<p style="margin:0 0 16px">${htmlOfLine(line)}</p>`
    })
    .join('')

const isCard = (line: MailParagraph): line is MailCard => typeof line === 'object' && 'card' in line
const isTable = (line: MailParagraph): line is MailFacts => typeof line === 'object' && 'facts' in line

const photo = { width: 120, height: 90 }

/** The photo on the left, text beside it; if pictures are blocked, only the photo is missing. */
function htmlOfCard({ card, href, image, lines, price }: MailCard): string {
  const name = escapeHtml(card)
  const title =
    href === null ? name : `<a href="${escapeHtml(href)}" class="s-link" style="color:#0a5dc2">${name}</a>`
  const figure = image
    ? `<td width="${photo.width}" valign="top" style="padding:0 16px 0 0"><img src="${escapeHtml(image)}" width="${photo.width}" height="${photo.height}" alt="" style="display:block;width:${photo.width}px;height:${photo.height}px;object-fit:cover;border:0;border-radius:4px"></td>`
    : ''
  const words = lines
    .map((line) => `<br><span class="s-quiet" style="color:#6b6861">${escapeHtml(line)}</span>`)
    .join('')
  const sum = price === null ? '' : `<br><b>${escapeHtml(price)}</b>`
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr>${figure}<td valign="top" class="s-text" style="font-size:14px;line-height:20px;color:#1c1b19"><b>${title}</b>${words}${sum}</td></tr></table>`
}

const htmlOfFacts = ({ facts }: MailFacts) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${facts.map(htmlOfFact).join('')}</table>`

function htmlOfFact({ label, note, value, tone }: MailFact): string {
  const cell = `valign="top" style="padding:9px 0;border-top:1px solid ${tone === 'total' ? '#1c1b19' : '#e3e1dc'}`
  const under = note
    ? `<br><span class="s-quiet" style="font-size:13px;line-height:18px;color:#6b6861">${escapeHtml(note)}</span>`
    : ''
  const [kind, color] = tone === 'good' ? ['s-good', '#1a7f42'] : ['s-text', '#1c1b19']
  const name =
    tone === 'total'
      ? `<b>${escapeHtml(label)}</b>`
      : `<span class="s-quiet" style="color:#6b6861">${escapeHtml(label)}</span>`
  return `<tr><td class="s-row" ${cell}">${name}${under}</td><td class="s-row" align="right" ${cell};padding-left:16px;white-space:nowrap"><b class="${kind}" style="color:${color}">${escapeHtml(value)}</b></td></tr>`
}

const htmlOfLine = (line: Exclude<MailParagraph, MailCard | MailFacts>) =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.href)}"${line.main ? ' class="main"' : ' class="s-link" style="color:#0a5dc2"'}>${escapeHtml(line.text)}</a>`

type Framed = { subject: string; language: Language; html: string }

/** The whole email: tables and inline styles, as mail programs require. */
export function renderMailLayout(
  { subject, language, html }: Framed,
  { brand, color, logo }: MailBranding,
): string {
  const button = `style="display:inline-block;padding:12px 24px;border-radius:4px;background:${shade(color)};color:#ffffff;font-weight:600;text-decoration:none"`
  // A logo made for paper stays on white in dark mode; if pictures are blocked, the name is shown in its place.
  const head =
    logo === null
      ? escapeHtml(brand)
      : `<img class="s-logo" src="${escapeHtml(logo)}" alt="${escapeHtml(brand)}" height="24" style="display:block;height:24px;max-width:240px;padding:4px;margin:-4px;border:0;border-radius:4px;background:#ffffff">`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}</style>
<title>${escapeHtml(subject)}</title>
</head>
<body class="s-bg" style="margin:0;background:#f4f3f0;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="s-bg" style="background:#f4f3f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="s-card" style="max-width:560px;background:#ffffff;border:1px solid #e3e1dc;border-radius:6px">
<tr><td class="s-text" style="padding:20px 32px;border-bottom:3px solid ${shade(color)};${font};font-size:18px;line-height:24px;font-weight:700;color:#1c1b19">${head}</td></tr>
<tr><td class="s-text" style="padding:28px 32px 12px;${font};font-size:15px;line-height:22px;color:#1c1b19">
<h1 style="margin:0 0 16px;font-size:20px;line-height:26px">${escapeHtml(subject)}</h1>
${html.replaceAll('class="main"', button)}
</td></tr>
</table>
<p class="s-quiet" style="margin:16px 0 0;${font};font-size:12px;line-height:16px;color:#6b6861">${escapeHtml(brand)}</p>
</td></tr>
</table>
</body>
</html>`
}

export const renderTextBody = (lines: readonly MailParagraph[]) => lines.map(textOfLine).join('\n\n')

function textOfLine(line: MailParagraph): string {
  if (typeof line === 'string') return line
  if (isTable(line))
    return line.facts
      .map(({ label, note, value }) => `${label}${note ? ` (${note})` : ''}: ${value}`)
      .join('\n')
  if (!isCard(line)) return `${line.text}\n${line.href}`
  return [line.card, ...line.lines, line.price, line.href].filter((part) => part !== null).join('\n')
}
