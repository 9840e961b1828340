import { escapeHtml } from './html.ts'
import type { Language } from './language.ts'
import type { MailParagraph } from './mail-texts.ts'

/** What mails show of the company. */
export type MailBranding = { brand: string; color: string }

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** The company's color, dark enough that white text on it is read (as on the login page). */
const shade = (color: string) =>
  `#${[1, 3, 5].map((at) => hex(Number.parseInt(color.slice(at, at + 2), 16) * 0.8)).join('')}`
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** A mail's paragraphs as HTML; their main link gets the company's color from the frame. */
export const renderHtmlBody = (lines: readonly MailParagraph[]) =>
  lines.map((line) => `<p style="margin:0 0 16px">${htmlOfLine(line)}</p>`).join('')

const htmlOfLine = (line: MailParagraph) =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.href)}"${line.main ? ' class="main"' : ' style="color:#0a5dc2"'}>${escapeHtml(line.text)}</a>`

type Framed = { subject: string; language: Language; html: string }

/** The whole mail: tables and inline styles, as mail programs want them. */
export function renderMailLayout(
  { subject, language, html }: Framed,
  { brand, color }: MailBranding,
): string {
  const button = `style="display:inline-block;padding:12px 24px;border-radius:4px;background:${shade(color)};color:#ffffff;font-weight:600;text-decoration:none"`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#f4f3f0;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f4f3f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border:1px solid #e3e1dc;border-radius:6px">
<tr><td style="padding:20px 32px;border-bottom:3px solid ${shade(color)};${font};font-size:18px;line-height:24px;font-weight:700;color:#1c1b19">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:28px 32px 12px;${font};font-size:15px;line-height:22px;color:#1c1b19">
<h1 style="margin:0 0 16px;font-size:20px;line-height:26px">${escapeHtml(subject)}</h1>
${html.replaceAll('class="main"', button)}
</td></tr>
</table>
<p style="margin:16px 0 0;${font};font-size:12px;line-height:16px;color:#6b6861">${escapeHtml(brand)}</p>
</td></tr>
</table>
</body>
</html>`
}

export const renderTextBody = (lines: readonly MailParagraph[]) =>
  lines.map((line) => (typeof line === 'string' ? line : `${line.text}\n${line.href}`)).join('\n\n')
