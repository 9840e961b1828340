import type { Found } from './use-client-search.ts'

const between = ' · '

/** A found client is labeled with name, company and ID. */
export function labelParts({ label, value }: Found) {
  const end = `${between}${value}`
  const withoutId = label.endsWith(end) ? label.slice(0, -end.length) : label
  return { withoutId, name: withoutId.split(between)[0] ?? withoutId }
}
