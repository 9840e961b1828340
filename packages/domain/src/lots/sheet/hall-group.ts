/** Groups of halls whose inspectors use the same marks, by how the names of their halls begin. */
const groups = [
  ['USS', /^uss\b/i],
  ['JU', /^ju\b/i],
  ['TAA', /^taa\b/i],
  ['CAA', /^caa\b/i],
  ['JAA', /^jaa\b/i],
  ['HAA', /^haa\b/i],
  ['ARAI', /^arai\b/i],
  ['AIS', /^(ais|aucnet)\b/i],
  ['BDS', /^bds\b/i],
  ['JBA', /^jba\b/i],
] as const
export type HallGroup = (typeof groups)[number][0]

/** A hall's group, by its name; null if nobody has given us its table of marks. */
export function hallGroup(auction: string): HallGroup | null {
  const name = auction.normalize('NFKC').trim()
  return groups.find(([, begins]) => begins.test(name))?.[0] ?? null
}

/** Whether an entry of the list is certain at a hall of a group; otherwise it may mean that there. */
export function isOfGroup(halls: string, group: HallGroup | null): boolean {
  if (halls === 'all' || /\bmost\b/.test(halls)) return true
  if (group === null || /^one of /.test(halls)) return false
  return new RegExp(`\\b${group}\\b`).test(halls)
}
