import type { AuditEntry } from '@seriba/contracts/audit'

type Facts = Record<string, unknown>
type Change = AuditEntry['changes'][number]

/** The changes that an entry records, field by field; the reason is shown separately. */
export function changesIn(before: unknown, after: unknown): Change[] {
  const { reason: _, ...now } = flat(after)
  const was = flat(before)
  return [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .map((field) => ({ field, before: plain(was[field]), after: plain(now[field]) }))
    .filter((change) => (change.before ?? '') !== (change.after ?? ''))
}

/** Entries from before reasons had a column of their own have them in `after`. */
export function reasonOf(reason: string | null, after: unknown): string | null {
  const said = flat(after).reason
  return reason ?? (typeof said === 'string' ? said : null)
}

/**
 * `permissions` is a record of flags: each of them becomes a field of its own. Anything that is not a record becomes a
 * single value.
 */
function flat(facts: unknown): Facts {
  if (facts === null || facts === undefined) return {}
  if (typeof facts !== 'object' || Array.isArray(facts)) return { value: facts }
  const { permissions, ...rest } = facts as Facts
  return { ...rest, ...(typeof permissions === 'object' && permissions) }
}

function plain(value: unknown): Change['before'] {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
