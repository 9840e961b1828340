import type {
  ApiEndpointMutation,
  ApiEndpointQuery,
  MutationDefinition,
  QueryDefinition,
  TypedUseLazyQuery,
  TypedUseMutation,
  TypedUseQuery,
} from '@reduxjs/toolkit/query/react'
import type { Contract, Output } from '@seriba/contracts/contract'
import { api } from './api.ts'
import type { ApiBaseQuery } from './base-query.ts'
import type { TagType } from './tags.ts'
import { type EndpointArgument, toRequest } from './to-request.ts'

export type Arg<C extends Contract> = EndpointArgument<C['input']>
type Query<C extends Contract> = QueryDefinition<Arg<C>, ApiBaseQuery, TagType, Output<C>, 'api'>
type Mutation<C extends Contract> = MutationDefinition<Arg<C>, ApiBaseQuery, TagType, Output<C>, 'api'>
type NoOthers = Record<never, never>

/** What the cache does with an answer: the hand-written half of an endpoint, in `cache/{concern}.ts`. */
export type QueryRules<C extends Contract> = Partial<
  Pick<
    Query<C>,
    'providesTags' | 'keepUnusedDataFor' | 'transformResponse' | 'onQueryStarted' | 'skipSchemaValidation'
  >
>
export type MutationRules<C extends Contract> = Partial<
  Pick<Mutation<C>, 'invalidatesTags' | 'onQueryStarted' | 'skipSchemaValidation'>
> & {
  /** For what is saved when leaving: the call outlives the page that made it. */
  keepalive?: boolean
}

export type QueryEndpoint<C extends Contract> = ApiEndpointQuery<Query<C>, NoOthers> & {
  contract: C
  useQuery: TypedUseQuery<Output<C>, Arg<C>, ApiBaseQuery>
  useLazyQuery: TypedUseLazyQuery<Output<C>, Arg<C>, ApiBaseQuery>
}
export type MutationEndpoint<C extends Contract> = ApiEndpointMutation<Mutation<C>, NoOthers> & {
  contract: C
  useMutation: TypedUseMutation<Output<C>, Arg<C>, ApiBaseQuery>
}

/** One RTK Query endpoint per contract, under the contract's own name; only what is imported is part of a bundle. */
// @__NO_SIDE_EFFECTS__
export function query<C extends Contract>(contract: C, rules: QueryRules<C> = {}): QueryEndpoint<C> {
  return injected(contract, (build) => build.query({ ...toRequest(contract), ...rules } as never))
}

// @__NO_SIDE_EFFECTS__
export function mutation<C extends Contract>(
  contract: C,
  { keepalive, ...rules }: MutationRules<C> = {},
): MutationEndpoint<C> {
  return injected(contract, (build) =>
    build.mutation({ ...toRequest(contract, { keepalive }), ...rules } as never),
  )
}

// @__NO_SIDE_EFFECTS__
export const useQueryOf = <C extends Contract>({ useQuery }: QueryEndpoint<C>) => useQuery
// @__NO_SIDE_EFFECTS__
export const useLazyQueryOf = <C extends Contract>({ useLazyQuery }: QueryEndpoint<C>) => useLazyQuery
// @__NO_SIDE_EFFECTS__
export const useMutationOf = <C extends Contract>({ useMutation }: MutationEndpoint<C>) => useMutation

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

function injected<Endpoint>(contract: Contract, define: (build: Build) => unknown): Endpoint {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ [contract.operation]: define(build) as never }),
  })
  return Object.assign(endpoints[contract.operation] as object, { contract }) as Endpoint
}
