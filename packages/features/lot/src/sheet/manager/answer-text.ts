export type Block = { type: 'paragraph'; lines: string[] } | { type: 'list'; items: string[] }

const item = /^\s*[-*•–]\s+/

/** An answer as typed by staff: blank lines separate paragraphs, lines that begin with a dash are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const last = isOpen ? blocks.at(-1) : undefined
    isOpen = line.trim() !== ''
    if (!isOpen) continue
    if (item.test(line)) {
      const said = line.replace(item, '').trim()
      if (last?.type === 'list') last.items.push(said)
      else blocks.push({ type: 'list', items: [said] })
    } else if (last?.type === 'paragraph') last.lines.push(line.trim())
    else blocks.push({ type: 'paragraph', lines: [line.trim()] })
  }
  return blocks
}

/** `**G** on the windshield`: the odd parts are emphasized. */
export const stressesOf = (line: string): { text: string; strong: boolean }[] =>
  line
    .split(/\*\*(.+?)\*\*/)
    .map((text, at) => ({ text, strong: at % 2 === 1 }))
    .filter(({ text }) => text !== '')

/** The file name at the end of an address, with its actual extension (DEC38). */
export function nameOfLink(link: string): string {
  const last = link.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
