/** The fields that the combined search covers (2§2.3). */
export const quickSearchFields = ['lot_no', 'model', 'chassis', 'equip'] as const
export type QuickSearchField = (typeof quickSearchFields)[number]
export type QuickSearch = { field: QuickSearchField; text: string }

/** `model-Crown`; without a field it is a lot number (2§7.2). */
export function readQuickSearch(value: string): QuickSearch | null {
  const field = quickSearchFields.find((known) => value.startsWith(`${known}-`))
  const text = (field ? value.slice(field.length + 1) : value).trim()
  return text ? { field: field ?? 'lot_no', text } : null
}

export const writeQuickSearch = ({ field, text }: QuickSearch) => `${field}-${text}`

/** The words of a search in equipment lists, in the form in which they are compared: capitals, without repeats. */
export const equipmentWords = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;/]+/)
      .filter(Boolean),
  ),
]
