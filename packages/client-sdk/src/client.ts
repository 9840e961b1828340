import createFetchClient from 'openapi-fetch'
import type { paths } from './generated/api.ts'
import { unkeyed } from './generated/unkeyed.ts'
import { firstPage, nextPage } from './next-page.ts'
import { SeribaError } from './seriba-error.ts'
import type { Arguments, CallOptions, Method, OperationOf, PathsOf, ResultOf } from './types.ts'
import { type Retries, withRetries } from './with-retries.ts'

export type ClientOptions = {
  /** Where the portal is, such as `https://portal.example.com`. */
  baseUrl: string
  /** Sent as `Authorization: Bearer`. */
  token?: string
  /** A session as its cookies, for programs without a browser: `seriba_access=…`. */
  cookie?: string
  /** `en` or `ru`: the language of texts in answers. */
  language?: string
  retries?: Retries
  /** Another way to send requests. */
  fetch?: (request: Request) => Promise<Response>
}

type Call<M extends Method> = <P extends PathsOf<M>>(
  path: P,
  ...[call]: Arguments<OperationOf<M, P>>
) => Promise<ResultOf<OperationOf<M, P>>>

export type SeribaClient = {
  get: Call<'get'>
  post: Call<'post'>
  put: Call<'put'>
  delete: Call<'delete'>
  /** The pages of a list, one after the other: `for await (const { carsList } of seriba.pages('/v1/bid/my-bid'))`. */
  pages<P extends PathsOf<'get'>>(
    path: P,
    ...[call]: Arguments<OperationOf<'get', P>>
  ): AsyncGenerator<ResultOf<OperationOf<'get', P>>, void>
}

type AnyCall = CallOptions & { path?: object; query?: Record<string, unknown>; body?: unknown }
type Sent = { data?: { result?: unknown }; error?: unknown; response: Response }

/** A client for one server. Its calls return what is under `result`, and throw a `SeribaError` if they are refused. */
export function createClient(options: ClientOptions): SeribaClient {
  const { baseUrl, retries, fetch = (request: Request) => globalThis.fetch(request) } = options
  const client = createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    headers: headersOf(options),
    fetch: withRetries(fetch, retries),
  })

  async function send(method: Method, path: string, call: AnyCall = {}): Promise<unknown> {
    const { path: inPath, query, body = {}, idempotencyKey, signal } = call
    const name = method.toUpperCase()
    const key = method === 'get' || unkeyed.has(`${name} ${path}`) ? undefined : idempotencyKey
    const hasBody = method === 'post' || method === 'put'
    const { data, error, response } = (await client.request(
      method,
      path as never,
      {
        params: { path: inPath, query },
        ...(hasBody && { body }),
        ...(signal && { signal }),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      } as never,
    )) as Sent
    if (!response.ok || data === undefined) throw new SeribaError(response, asBody(error))
    return data.result
  }

  const named = (method: Method, path: string, call: AnyCall = {}) =>
    send(method, path, { idempotencyKey: crypto.randomUUID(), ...call })

  async function* pages(path: string, call: AnyCall = {}) {
    let query: Record<string, unknown> | null = firstPage(path, call.query)
    while (query) {
      const page = await send('get', path, { ...call, query })
      yield page
      query = nextPage(query, page)
    }
  }

  const calling = (method: Method) => (path: string, call?: AnyCall) => named(method, path, call)
  return {
    get: calling('get'),
    post: calling('post'),
    put: calling('put'),
    delete: calling('delete'),
    pages,
  } as unknown as SeribaClient
}

/** Anything that changes something and carries cookies has to come from the server’s own pages. */
function headersOf({ baseUrl, token, cookie, language }: ClientOptions): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie, origin: new URL(baseUrl).origin }),
    ...(language !== undefined && { 'accept-language': language }),
  }
}

/** A refusal by something in between, such as a proxy, is not our JSON. */
const asBody = (error: unknown) => (typeof error === 'object' && error !== null ? error : undefined)
