/** Where a sentence begins: after another one, after a mark of Markdown or of a table, or after the sign of a comment. */
const start = /(?:^|[.!?]["”’)*]*\s+|\|\s+|(?:^|\s)(?:[-*>#]|\/\*\*?|\/\/|--|\d+\.)\s+)\*{0,2}/.source
/** Up to its full stop: a heading has none, and a question ends otherwise. A dot inside a number or a name is no end. */
const statement = /(?:[^.?!|]|\.(?=[^\s*]))*[.!](?=\s|\*|$|["”’)|])/.source

const bare = [
  new RegExp(`${start}(Who\\b${statement})`),
  new RegExp(`${start}(Whoever\\b)`),
  /^(?:(?:test|describe)|\))\(\s*['"`](who(?:ever)?\s.*)/,
  /(; who(?:ever)? \w+)/,
  /((?:for|from|(?<!\bas )to) who (?!’s|'s)\w+)/,
]

/** The signs of comments between the lines of one. */
const seam = /\s*\n\s*(?:\*(?!\/)|\/\/|--|#)?\s*/g

/** Who is the subject and nobody asks: "Who asks again has asked once." A colleague would write "A client who …". */
export function bareWho(text: string): string | undefined {
  const line = text.replace(seam, ' ')
  for (const pattern of bare) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return found.slice(0, 60)
  }
  return undefined
}
