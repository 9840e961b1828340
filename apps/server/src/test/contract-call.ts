import type { Contract } from '@seriba/contracts/contract'
import type { Browser } from './server.ts'

type Given = Record<string, unknown>

/** Calls a contract with some input: segments of its path are filled, the rest travels as its method has it. */
export function callContract(browser: Browser, { method, path }: Contract, input: Given) {
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(textOf(input[name] ?? 'x')))
  if (method === 'GET') return browser.get(url, asText(input))
  if (method === 'DELETE') return browser.delete(url, asText(input))
  return method === 'POST' ? browser.post(url, input) : browser.put(url, input)
}

/** In a URL, which carries whole characters only. */
const textOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

/** As a query carries it. */
const asText = (input: Given) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, textOf(value)]))
