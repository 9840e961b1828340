import type { Contract, Output } from '@seriba/contracts/contract'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MutationEndpoint, QueryEndpoint } from '../endpoint.ts'
import { type ApiArgs, type EndpointArgument, toRequest } from '../to-request.ts'

/**
 * The engine for an app that makes two requests and has nobody logged in: `fetch` and a map instead of a store. The
 * same endpoints and hooks are generated on top of it; package.json's `imports` chooses by the condition `viewer`.
 */
type Answer = { data?: unknown; error?: unknown }

const answers = new Map<string, Answer>()
const listeners = new Set<() => void>()
const keyOf = (contract: Contract, arg: unknown) => `${contract.operation} ${JSON.stringify(arg ?? null)}`

function keep(key: string, answer: Answer) {
  answers.set(key, answer)
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** No answer by then counts as an error. */
const answerMs = 30_000

async function ask({ url, method = 'GET', body, timeout = answerMs }: ApiArgs): Promise<Answer> {
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang }
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const signal = AbortSignal.timeout(timeout)
    const sent = body === undefined ? null : JSON.stringify(body)
    const response = await fetch(`/v1${url}`, { method, headers, body: sent, credentials: 'include', signal })
    const said = await response.json().catch(() => null)
    return response.ok ? { data: said?.result } : { error: { status: response.status, data: said ?? {} } }
  } catch (cause) {
    const status = (cause as Error).name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR'
    return { error: { status, error: String(cause) } }
  }
}

const endpoint = (contract: Contract) => ({
  name: contract.operation,
  contract,
  query: toRequest(contract).query,
})
type Plain = ReturnType<typeof endpoint>

// @__NO_SIDE_EFFECTS__
export const query = <C extends Contract>(contract: C, _rules?: object) =>
  endpoint(contract) as unknown as QueryEndpoint<C>
// @__NO_SIDE_EFFECTS__
export const mutation = <C extends Contract>(contract: C, _rules?: object) =>
  endpoint(contract) as unknown as MutationEndpoint<C>

// @__NO_SIDE_EFFECTS__
export function useQueryOf<C extends Contract>(of: QueryEndpoint<C>): QueryEndpoint<C>['useQuery'] {
  const { contract, query } = of as unknown as Plain
  const useQuery = (arg: EndpointArgument<C['input']>) => {
    const key = keyOf(contract, arg)
    const answer = useSyncExternalStore(listen, () => answers.get(key))
    const sent = useRef(query(arg as never))
    useEffect(() => {
      if (!answers.has(key)) void ask(sent.current).then((given) => keep(key, given))
    }, [key])
    return { data: answer?.data, currentData: answer?.data, error: answer?.error, isLoading: !answer }
  }
  return useQuery as never
}

// @__NO_SIDE_EFFECTS__
export const useLazyQueryOf = <C extends Contract>(
  _of: QueryEndpoint<C>,
): QueryEndpoint<C>['useLazyQuery'] => {
  throw new Error('Nobody asks by hand here.')
}

// @__NO_SIDE_EFFECTS__
export function useMutationOf<C extends Contract>(
  of: MutationEndpoint<C>,
): MutationEndpoint<C>['useMutation'] {
  const { query } = of as unknown as Plain
  const useMutation = () => {
    const [state, setState] = useState<Answer & { originalArgs?: unknown; isLoading: boolean }>()
    const trigger = useCallback(async (arg: EndpointArgument<C['input']>) => {
      setState({ originalArgs: arg, isLoading: true })
      const answer = await ask(query(arg as never))
      setState({ ...answer, originalArgs: arg, isLoading: false })
      return answer
    }, [])
    return [trigger, { ...state, isLoading: state?.isLoading ?? false, isUninitialized: !state }]
  }
  return useMutation as never
}

/** Puts an answer in as if the server had given it. */
export const upsertCached =
  <C extends Contract>(of: C | { contract: C }, arg: EndpointArgument<C['input']>, value: Output<C>) =>
  (): void =>
    keep(keyOf('contract' in of ? of.contract : of, arg), { data: value })
