import { escapeHtml } from '@seriba/server-kit/html'
import type { Language } from '@seriba/server-kit/language'
import { devMailPath } from './demo-accounts.ts'

/** Emails that the outbox lists. */
export const mailsListed = 100

type Mail = { recipient: string; subject: string; at: string }

const texts = {
  en: {
    title: 'Outbox of the demo company',
    about: 'No mail server is set, so nothing leaves this machine.',
    reload: 'Reload',
    portal: 'To the portal',
    none: 'No emails yet.',
    text: 'Plain text',
    all: 'All emails',
    latest: (count: number) => `The latest ${count} are listed.`,
  },
  ru: {
    title: 'Исходящие демо-компании',
    about: 'Почтовый сервер не задан, и письма не покидают этот компьютер.',
    reload: 'Обновить',
    portal: 'На портал',
    none: 'Писем пока нет.',
    text: 'Только текст',
    all: 'Все письма',
    latest: (count: number) => `Здесь последние ${count}.`,
  },
} satisfies Record<Language, Record<string, string | ((count: number) => string)>>

export function outboxPage(mails: readonly (Mail & { id: number })[], language: Language): string {
  const t = texts[language]
  const rows = mails.map(
    ({ id, recipient, subject, at }) => `<li>
<a class="subject" href="${devMailPath}/${id}">${escapeHtml(subject)}</a>
<span>${escapeHtml(recipient)}</span>
<time>${inJapan(at)}</time>
<a href="${devMailPath}/${id}/text" aria-label="${t.text}: ${escapeHtml(subject)}">${t.text}</a>
</li>`,
  )
  return page(
    language,
    t.title,
    `<p>${t.about} <a href="${devMailPath}">${t.reload}</a> · <a href="/">${t.portal}</a></p>
${rows.length < mailsListed ? '' : `<p>${t.latest(rows.length)}</p>`}
${rows.length === 0 ? `<p>${t.none}</p>` : `<ul>${rows.join('\n')}</ul>`}`,
  )
}

export function textPage(
  { recipient, subject, at, text }: Mail & { text: string },
  language: Language,
): string {
  const links = escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
  return page(
    language,
    subject,
    `<p>${escapeHtml(recipient)}, <time>${inJapan(at)}</time> · <a href="${devMailPath}">${texts[language].all}</a></p>
<pre>${links}</pre>`,
  )
}

const japan = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Tokyo',
})
const inJapan = (at: string) => `${japan.format(new Date(at)).replaceAll('-', '.')} JST`

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root{--text:#1c1b19;--soft:#5f5c56;--line:#e3e1dc;--link:#0a5dc2;--bg:#fff}
@media (prefers-color-scheme:dark){:root{--text:#edebe7;--soft:#a8a49c;--line:#3a3834;--link:#6db3ff;--bg:#191816}}
body{margin:0 auto;max-width:880px;padding:32px 20px;background:var(--bg);color:var(--text);font:14px/20px Inter,system-ui,sans-serif}
h1{margin:0 0 8px;font-size:22px;line-height:28px;letter-spacing:-.02em}
p,span,time{color:var(--soft);overflow-wrap:anywhere}
p{margin:0 0 24px}
a{color:var(--link);text-decoration:none}
a:hover,p a,pre a{text-decoration:underline;text-underline-offset:2px}
ul{margin:0;padding:0;list-style:none}
li{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1.5fr) auto auto;gap:2px 20px;padding:12px 0;border-top:1px solid var(--line)}
.subject{font-weight:600}
pre{padding:20px;border:1px solid var(--line);border-radius:6px;font:13px/20px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:639px){li{grid-template-columns:minmax(0,1fr) auto}.subject,span{grid-column:1/3}}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`
