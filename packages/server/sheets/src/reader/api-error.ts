import * as z from 'zod'

/** An error as both APIs word it; its sentences are ignored, since they may quote the key. */
const Body = z.object({
  error: z.object({
    type: z.unknown().optional(),
    code: z.unknown().optional(),
    details: z.object({ error_code: z.unknown().optional() }).nullish().catch(null),
  }),
})

/** Their error names are words; nothing else is passed on. */
const name = /^[a-z]{2,40}(_[a-z]{2,40}){0,8}$/

/** Waiting does not help if the money is used up, although the status is the same as for a busy API. */
const usedUp: readonly string[] = [
  'insufficient_quota',
  'credit_balance_exhausted',
  'organization_spend_limit_exceeded',
  'project_spend_limit_exceeded',
  'organization_usage_limit_exceeded',
  'enforced_spend_limit_reached',
  'billing_error',
]

export type ApiProblem = { names: string[]; isUsedUp: boolean }

/** The API's name for its refusal, most specific word last. */
export function problemIn(text: string): ApiProblem {
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy in between answers with a page.
  }
  const said = Body.safeParse(body)
  if (!said.success) return { names: [], isUsedUp: false }
  const { type, code, details } = said.data.error
  const names = [type, code, details?.error_code].filter(
    (one): one is string => typeof one === 'string' && name.test(one),
  )
  return { names: [...new Set(names)], isUsedUp: names.some((one) => usedUp.includes(one)) }
}
