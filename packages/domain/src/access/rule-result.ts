/** Whether an action is open, and if not, why: a code the server sends and the apps translate. */
export type RuleResult<Reason extends string = string> = { ok: true } | { ok: false; reason: Reason }

export const ok = { ok: true } as const

export function rejected<Reason extends string>(reason: Reason) {
  return { ok: false, reason } as const
}
