import { escapeHtml, jsonForHtml } from '@seriba/server-kit/html'
import type { PageRendering } from './server-render.ts'

/**
 * A page's HTML with its first picture, and the links for that instead of the app's. Nobody can use the picture before
 * the app has taken over.
 */
export function withRenderedPage(html: string, rendering: PageRendering, links: string): string {
  const { language, screen, choices, head, body, answers } = rendering
  const marks = [
    `data-drawn-in="${language}"`,
    `data-drawn-on="${escapeHtml(screen)}"`,
    `data-drawn-with="${escapeHtml(JSON.stringify(choices))}"`,
  ].join(' ')
  const own = [
    // Shown once all of it is there: half a form would jump.
    '<style>#root{display:none}</style>',
    links,
    `<script type="application/json" id="seriba-answers">${jsonForHtml(answers)}</script>`,
  ].join('\n    ')
  let first = firstPhotos
  const picture = body
    // A password manager must not fill in fields that the app will draw again.
    .replaceAll('<input ', '<input readonly ')
    .replaceAll(/ loading="lazy"| decoding="async"/g, (late) => (first-- > 0 ? soon(late) : late))
  const app = /<script type="module"[^>]* src="([^"]+)"><\/script>/
  const src = app.exec(html)?.[1]
  return (head === '' ? html : html.replace(written, '').replace('<head>', () => `<head>\n    ${head}`))
    .replace('<html ', () => `<html ${marks} ${src ? `data-app="${src}" ` : ''}`)
    .replace(app, `<link rel="modulepreload" crossorigin href="$1">`)
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', () => `${own}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" inert aria-hidden="true">${picture}</div>${shown}`,
    )
}

const shown = '<style>#root{display:block}[data-unlike] #root>*{display:none}</style>'

const soon = (late: string) => (late.startsWith(' loading') ? ' fetchpriority="high"' : '')

/** How many photos come with the picture rather than after it; each has two attributes that defer it. */
const firstPhotos = 10 * 2

/** The title and description for all pages, which a page's own replace. */
const written = /<title>[\s\S]*?<\/title>\s*<meta name="description"[^>]*>\s*/
