import type { PageBlock, Run, SitePage } from '@seriba/contracts/site-pages'
import { lexer, type Token, type Tokens } from 'marked'

export type PageText = Pick<SitePage, 'title' | 'lead' | 'sections'>

/** Takes a company's Markdown apart: `#` is the title, each `##` begins a section. HTML in it stays text. */
export function pageText(markdown: string): PageText {
  const page: PageText = { title: '', lead: [], sections: [] }
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1) page.title = plain(token.tokens)
    else if (token.type === 'heading' && token.depth === 2) {
      page.sections.push({
        id: `section-${page.sections.length + 1}`,
        title: plain(token.tokens),
        blocks: [],
      })
    } else (page.sections.at(-1)?.blocks ?? page.lead).push(...blockOf(token))
  }
  return page
}

function blockOf(token: Token): PageBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', content: runsOf(token.tokens) }]
    case 'paragraph':
      return [{ type: 'paragraph', content: runsOf(token.tokens) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ type: 'list', ordered, items: items.map(({ tokens }) => runsOf(tokens)) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => runsOf(tokens))
      return [{ type: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    case 'space':
    case 'hr':
      return []
    default:
      return [{ type: 'paragraph', content: [{ text: token.raw.trim() }] }]
  }
}

function runsOf(tokens: readonly Token[] = [], style: Omit<Run, 'text'> = {}): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf(token.tokens, { ...style, strong: true })
    if (token.type === 'link')
      return runsOf(token.tokens, isSafe(token.href) ? { ...style, href: token.href } : style)
    if (token.type === 'br') return [{ text: '\n', ...style }]
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, style)
    return [{ text: unbroken('text' in token ? String(token.text) : token.raw), ...style }]
  })
}

/** An amount in yen stands on one line. */
const unbroken = (text: string) =>
  text.replace(/¥ ?\d{1,3}( \d{3})*(?!\d)/g, (amount) => amount.replaceAll(' ', '\u00a0'))

const plain = (tokens: readonly Token[] | undefined) =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('')

/** Where a link may lead: the web, a mailbox, a telephone, this site. */
const isSafe = (href: string) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)
