import type { SelectOption } from './types.ts'

const plain = (text: string) => text.toLocaleLowerCase().trim()

/** Options whose label contains the query; those that start with it come first. */
export function matching(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const wanted = plain(query)
  if (wanted === '') return options
  const found = options.filter((option) => plain(option.label).includes(wanted))
  const begins = (option: SelectOption) => (plain(option.label).startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b))
}

/** The same options, chosen ones first. */
export function chosenFirst(
  options: readonly SelectOption[],
  chosen: readonly string[],
): readonly SelectOption[] {
  if (chosen.length === 0) return options
  const isChosen = ({ value }: SelectOption) => chosen.includes(value)
  return [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))]
}

/** A label in three parts, the middle one being what was searched for. */
export function splitAtMatch(label: string, query: string): [string, string, string] {
  const wanted = plain(query)
  const at = wanted === '' ? -1 : plain(label).indexOf(wanted)
  if (at === -1) return [label, '', '']
  return [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)]
}
