/** What a permission follows: the template of a role, or an individual decision. */
export type OverrideChoice = 'inherit' | 'allow' | 'deny'

/** When stored, an override is a flag; null returns the permission to the template. */
export const overrideOf: Record<OverrideChoice, boolean | null> = { inherit: null, allow: true, deny: false }

export const choiceOf = (override: boolean | null | undefined): OverrideChoice =>
  override === undefined || override === null ? 'inherit' : override ? 'allow' : 'deny'

/** The parts of a draft that differ from what is saved. */
export const changedOverrides = <Flag extends string>(
  draft: Partial<Record<Flag, boolean | null>>,
  saved: Partial<Record<Flag, boolean>>,
): Partial<Record<Flag, boolean | null>> =>
  Object.fromEntries(
    Object.entries(draft).filter(([flag, override]) => override !== (saved[flag as Flag] ?? null)),
  ) as Partial<Record<Flag, boolean | null>>

/** The earlier decisions about the flags of a change: null where the template decides. */
export const overridesOf = <Flag extends string>(
  change: Partial<Record<Flag, boolean | null>>,
  saved: Partial<Record<Flag, boolean>>,
): Partial<Record<Flag, boolean | null>> =>
  Object.fromEntries(Object.keys(change).map((flag) => [flag, saved[flag as Flag] ?? null])) as Partial<
    Record<Flag, boolean | null>
  >

/** Whether a colleague has made a different decision since a draft was started. */
export const isOverridden = <Flag extends string>(
  read: Partial<Record<Flag, boolean | null>>,
  saved: Partial<Record<Flag, boolean>>,
): boolean => Object.keys(changedOverrides(read, saved)).length > 0

/** A colleague's choice for a flag since a draft was begun; undefined if they have not changed it. */
export function choiceSince<Flag extends string>(
  flag: Flag,
  before: Partial<Record<Flag, boolean>>,
  now: Partial<Record<Flag, boolean>>,
): OverrideChoice | undefined {
  const choice = choiceOf(now[flag])
  return choice === choiceOf(before[flag]) ? undefined : choice
}

/** What is saved when a draft is. */
export function savedOverrides<Flag extends string>(
  draft: Partial<Record<Flag, boolean | null>>,
  saved: Partial<Record<Flag, boolean>>,
): Partial<Record<Flag, boolean>> {
  const all = Object.entries<boolean | null>({ ...saved, ...draft })
  return Object.fromEntries(all.filter(([, override]) => override !== null)) as Partial<Record<Flag, boolean>>
}
