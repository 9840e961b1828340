import type { components, paths } from './generated/api.ts'

/** The API's schemas by their names in its documentation: `Schema<'CarRow'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** A code that says why a call was refused. The server may know codes that are newer than this client. */
export type ErrorCode = Schema<'ErrorCode'>

export type Method = 'get' | 'post' | 'put' | 'delete'

/** Addresses that can be called with a method. */
export type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends Answering ? P : never
}[keyof paths]

type Answering = { responses: { 200: { content: { 'application/json': { result?: unknown } } } } }

export type OperationOf<M extends Method, P extends PathsOf<M>> = paths[P][M]

/** What is under `result`. */
export type ResultOf<O> = O extends {
  responses: { 200: { content: { 'application/json': { result: infer Result } } } }
}
  ? Result
  : never

/** What a call takes: the values in its path and its query, and its body. */
export type CallOf<O> = (O extends { parameters: { path: infer Path } } ? { path: Path } : unknown) &
  QueryOf<O> &
  (O extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : O extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? { body?: Body }
      : unknown) &
  CallOptions

type QueryOf<O> = O extends { parameters: { query: infer Query } }
  ? { query: Query }
  : O extends { parameters: { query?: infer Query } }
    ? { query?: Query }
    : unknown

export type CallOptions = {
  /**
   * Identifies the request, so that it is carried out once; without one, each call gets a new one that its retries
   * share.
   */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The input may be left out if nothing in it is required. */
export type Arguments<O> = Partial<CallOf<O>> extends CallOf<O> ? [call?: CallOf<O>] : [call: CallOf<O>]
