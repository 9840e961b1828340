import type { Run } from '@seriba/contracts/site-pages'
import type { Token } from 'markdown-it'

type Style = Omit<Run, 'text'>

/** Words with the same formatting: strong ones, links, and the rest. */
export function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  let strong = 0
  const links: (string | null)[] = []
  for (const token of tokens) {
    if (token.type === 'strong_open') strong += 1
    else if (token.type === 'strong_close') strong -= 1
    else if (token.type === 'link_open') links.push(safeHref(token))
    else if (token.type === 'link_close') links.pop()
    else {
      const href = links.at(-1)
      append(runs, textOf(token), { ...(strong > 0 && { strong: true }), ...(href && { href }) })
    }
  }
  return runs.map((run) => ({ ...run, text: unbroken(run.text) }))
}

export const plain = (tokens: readonly Token[]) =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('')

function append(runs: Run[], text: string, style: Style) {
  if (text === '') return
  const last = runs.at(-1)
  if (last && last.strong === style.strong && last.href === style.href) last.text += text
  else runs.push({ text, ...style })
}

const textOf = ({ type, content }: Token) => (type === 'softbreak' || type === 'hardbreak' ? '\n' : content)

/** Where a link may lead: the web, a mailbox, a telephone, this site. */
function safeHref(token: Token): string | null {
  const href = String(token.attrGet('href') ?? '')
  return /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? href : null
}

/** An amount in yen stays on one line. */
const unbroken = (text: string) =>
  text.replace(/¥ ?\d{1,3}( \d{3})*(?!\d)/g, (amount) => amount.replaceAll(' ', '\u00a0'))
