/** Japanese days; the last one is excluded. */
export type DatedVersion = { id: number; validFrom: string | null; validTo: string | null }

/** What a version that is published from a given day does to other published versions. */
export type VersionMeeting<V extends DatedVersion> = {
  /** It begins on the same day: from then on the newer one applies, and this one never does. */
  replaced: V | null
  /** It applies until then, and ends that day. */
  ended: V | null
  /** It begins later, and the new one applies until then. */
  next: V | null
}

/**
 * Of two versions that are valid on one day, the one that begins later applies; if both begin on the same day, the
 * one published last.
 */
export function versionMeeting<V extends DatedVersion>(
  published: readonly V[],
  from: string,
): VersionMeeting<V> {
  const begun = published
    .filter(({ validFrom }) => validFrom !== null && validFrom <= from)
    .sort((a, b) => (b.validFrom ?? '').localeCompare(a.validFrom ?? '') || b.id - a.id)
  const later = published
    .filter(({ validFrom }) => validFrom !== null && validFrom > from)
    .sort((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? '') || b.id - a.id)
  const [before = null] = begun
  const isSameDay = before?.validFrom === from
  return { replaced: isSameDay ? before : null, ended: isSameDay ? null : before, next: later[0] ?? null }
}
