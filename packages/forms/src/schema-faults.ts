import type { Contract } from '@seriba/contracts/contract'
import type * as z from 'zod/mini'

/** A phrase of `common:errors`, and the figure in it, if it has one. */
export type SchemaFault = {
  name: string
  phrase: 'required' | 'invalid' | 'minLength' | 'maxLength' | 'atLeast' | 'atMost'
  figure: number
}

/** What is wrong with an input by a contract's schema: the first fault of each field, as the server would say it. */
export function schemaFaults(schema: Contract['input'], input: unknown): SchemaFault[] {
  const { error } = schema.safeParse(input)
  const faults = new Map<string, SchemaFault>()
  for (const issue of error?.issues ?? []) {
    const name = String(issue.path[0] ?? '')
    if (!faults.has(name)) faults.set(name, { name, ...faultOf(issue, input) })
  }
  return [...faults.values()]
}

function faultOf(issue: z.core.$ZodIssue, input: unknown): Omit<SchemaFault, 'name'> {
  const missing = valueAt(input, issue.path) ?? ''
  if (missing === '') return { phrase: 'required', figure: 0 }
  if (issue.code === 'too_big') {
    const figure = Number(issue.maximum)
    return issue.origin === 'string'
      ? { phrase: 'maxLength', figure: figure + 1 }
      : { phrase: 'atMost', figure }
  }
  if (issue.code === 'too_small') {
    const figure = Number(issue.minimum)
    return issue.origin === 'string'
      ? { phrase: 'minLength', figure: figure - 1 }
      : { phrase: 'atLeast', figure }
  }
  return { phrase: 'invalid', figure: 0 }
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  )
