import type { Contract } from '@seriba/contracts/contract'
import type { Browser } from './server.ts'

type Given = Record<string, unknown>

/** Calls a contract with some input: path segments are filled in, and the rest is sent as its method requires. */
export function callContract(browser: Browser, { method, path }: Contract, input: Given) {
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(textOf(input[name] ?? 'x')))
  if (method === 'GET') return browser.get(url, asText(input))
  if (method === 'DELETE') return browser.delete(url, asText(input))
  return method === 'POST' ? browser.post(url, input) : browser.put(url, input)
}

/** In a URL, which can contain only whole characters. */
const textOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

/** As sent in a query. */
const asText = (input: Given) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, textOf(value)]))
