/** Whether an action is open, and if not, why: a code the server sends and the apps translate. */
export type Verdict<Reason extends string = string> = { ok: true } | { ok: false; reason: Reason }

export const allowed = { ok: true } as const

export function refused<Reason extends string>(reason: Reason) {
  return { ok: false, reason } as const
}
