import type { PageBlock, SitePage } from '@seriba/contracts/site-pages'
import MarkdownIt, { type Token } from 'markdown-it'
import { plain, runsOf } from './page-runs.ts'

export type PageText = Pick<SitePage, 'title' | 'lead' | 'sections'>

/** Linear in the length of its input, and bounded in depth. */
const markdown = new MarkdownIt({ html: false, linkify: true })

/** Parses a company's Markdown: `#` is the title, and each `##` begins a section. HTML in it stays text. */
export function pageText(text: string): PageText {
  const page: PageText = { title: '', lead: [], sections: [] }
  const lines = text.split(/\r?\n/)
  for (const block of blocksOf(markdown.parse(text, {}))) {
    const [first] = block
    if (first?.tag === 'h1') page.title = plain(inlineOf(block))
    else if (first?.tag === 'h2') {
      const id = `section-${page.sections.length + 1}`
      page.sections.push({ id, title: plain(inlineOf(block)), blocks: [] })
    } else (page.sections.at(-1)?.blocks ?? page.lead).push(...pageBlockOf(block, lines))
  }
  return page
}

/** The tokens of each top-level block, from its first to its last. */
function blocksOf(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = []
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) blocks.push([])
    blocks.at(-1)?.push(token)
  }
  return blocks
}

const inlineOf = (block: readonly Token[]) =>
  block.flatMap(({ type, children }) => (type === 'inline' && children ? children : []))

function pageBlockOf(block: readonly Token[], lines: readonly string[]): PageBlock[] {
  const [first] = block
  switch (first?.type) {
    case 'heading_open':
      return [{ type: 'heading', content: runsOf(inlineOf(block)) }]
    case 'paragraph_open':
      return [{ type: 'paragraph', content: runsOf(inlineOf(block)) }]
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = partsOf(block, 'list_item_open', 1)
      return [
        {
          type: 'list',
          ordered: first.tag === 'ol',
          items: items.map((item) => runsOf(inlineOf(item))),
        },
      ]
    }
    case 'table_open': {
      const rows = partsOf(block, 'tr_open', 2).map((row) =>
        row.flatMap(({ type, children }) => (type === 'inline' ? [runsOf(children ?? [])] : [])),
      )
      const [head = [], ...body] = rows
      return [{ type: 'table', head, rows: body }]
    }
    case 'hr':
      return []
    default: {
      const [from = 0, to = 0] = first?.map ?? []
      return [{ type: 'paragraph', content: [{ text: lines.slice(from, to).join('\n').trim() }] }]
    }
  }
}

/** Everything between tokens that open a part of a block at a given level. */
function partsOf(block: readonly Token[], type: string, level: number): Token[][] {
  const parts: Token[][] = []
  for (const token of block) {
    if (token.type === type && token.level === level) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}
