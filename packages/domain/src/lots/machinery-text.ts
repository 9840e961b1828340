/** No-break, so that a figure and its unit stay together. */
const space = '\u00A0'

/** `up to 2 t`, `33–40 hp` */
const measure = /^(?:(up to) )?(\d[\d.–-]*) (hp|kg|m³|t)$/i

/** A group, category, subcategory or size of machinery, with each of its parts in the words of a language. */
export function machineryText(text: string, word: (name: string) => string): string {
  const partText = (part: string) => {
    const [, upTo, figure, unit] = measure.exec(part) ?? []
    if (!figure || !unit) return word(part)
    return `${upTo ? `${word(upTo)} ` : ''}${figure}${space}${word(unit)}`
  }
  return text.split(', ').map(partText).join(', ')
}
