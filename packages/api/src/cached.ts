import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Contract, Output } from '@seriba/contracts/contract'
import { api } from './api.ts'
import type { Arg } from './endpoint.ts'

/** A query, by its contract or by the endpoint generated from it. */
type Of<C extends Contract> = C | { contract: C }
type Undo = { undo: () => void }
// biome-ignore lint/suspicious/noExplicitAny: whatever store it is dispatched to
type Thunk<Result> = ThunkAction<Result, any, any, UnknownAction>

const nameOf = (of: Of<Contract>) => ('contract' in of ? of.contract : of).operation

// The api itself knows no endpoint by type, because they are injected. These functions type an endpoint by its
// contract.
const util = api.util as unknown as {
  updateQueryData: (name: string, arg: unknown, recipe: unknown) => never
  upsertQueryData: (name: string, arg: unknown, value: unknown) => never
  selectCachedArgsForQuery: (state: unknown, name: string) => never
  getRunningQueryThunk: (name: string, arg: unknown) => never
}

const endpoints = api.endpoints as Record<
  string,
  { select: (arg: unknown) => (state: unknown) => { data?: unknown } } | undefined
>

/** Changes an answer that is on screen; dispatching it returns how to undo that. */
export const updateCached = <C extends Contract>(
  of: Of<C>,
  arg: Arg<C>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a recipe changes its draft, or answers another
  recipe: (draft: Output<C>) => Output<C> | void,
): Thunk<Undo> => util.updateQueryData(nameOf(of), arg, recipe)

/** Puts an answer into the cache as if the server had given it. */
export const upsertCached = <C extends Contract>(
  of: Of<C>,
  arg: Arg<C>,
  value: Output<C>,
): Thunk<Promise<unknown>> => util.upsertQueryData(nameOf(of), arg, value)

/** What is cached for it, if anything. */
export const cachedAnswer = <C extends Contract>(
  state: unknown,
  of: Of<C>,
  arg: Arg<C>,
): Output<C> | undefined => endpoints[nameOf(of)]?.select(arg)(state).data as Output<C> | undefined

/** The arguments of everything that is still cached for it. */
export const cachedArgs = <C extends Contract>(state: unknown, of: Of<C>): Arg<C>[] =>
  util.selectCachedArgsForQuery(state, nameOf(of))

/** The pending request, if there is one. */
export const runningQuery = <C extends Contract>(
  of: Of<C>,
  arg: Arg<C>,
): Thunk<(PromiseLike<unknown> & { abort: () => void }) | undefined> =>
  util.getRunningQueryThunk(nameOf(of), arg)
