import type { Contract } from '@seriba/contracts/contract'
import type { Caller } from './callers.ts'

export type Said = { status: number; ms: number; body: string }

/** Sends some input as its contract describes: segments of the path, a query, or a body. */
export async function send(
  origin: string,
  { cookie }: Pick<Caller, 'cookie'>,
  { method, path, inQuery = [] }: Contract,
  input: Record<string, unknown>,
): Promise<Said> {
  const inBody = method === 'POST' || method === 'PUT'
  const url = new URL(
    `${origin}/v1${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(input[name] ?? 'x')))}`,
  )
  for (const [name, value] of Object.entries(input)) {
    if (inBody && !inQuery.includes(name)) continue
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(name, textOf(item))
  }
  const began = performance.now()
  const response = await fetch(url, {
    method,
    headers: { cookie, origin, ...(inBody && { 'content-type': 'application/json' }) },
    ...(inBody && { body: JSON.stringify(input) }),
    redirect: 'manual',
  })
  const body = await response.text()
  return { status: response.status, ms: performance.now() - began, body }
}

/** An address can only carry whole characters. */
const textOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
