import * as auth from '@seriba/contracts/auth'
import type { Call, Contract, Output } from '@seriba/contracts/contract'

export type Answer<C extends Contract> = { status: number; result: Output<C> | undefined; body: unknown }

/** A browser without a screen: keeps cookies and speaks in contracts. */
export class ApiClient {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async signIn(email: string, password = 'seriba-demo') {
    const { status } = await this.call(auth.signIn, { email, password })
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
    return this
  }

  async call<C extends Contract>(contract: C, input: Call<C>): Promise<Answer<C>> {
    const rest = { ...(input as Record<string, unknown>) }
    const path = contract.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name])
      delete rest[name]
      return encodeURIComponent(value)
    })
    const query = contract.method === 'GET' || contract.method === 'DELETE'
    const search = query ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const response = await fetch(`${this.#url}/v1${path}${search}`, {
      method: contract.method,
      headers: {
        cookie: this.cookie,
        origin: this.#url,
        ...(query ? {} : { 'content-type': 'application/json' }),
      },
      ...(query ? {} : { body: JSON.stringify(rest) }),
    })
    this.#keep(response)
    const body: unknown = await response.json().catch(() => undefined)
    const result = response.ok ? (body as { result: Output<C> }).result : undefined
    return { status: response.status, result, body }
  }

  #keep(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
