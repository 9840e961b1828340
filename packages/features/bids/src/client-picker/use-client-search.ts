import { useLazySearchClientsQuery } from '@seriba/api/shared/user'
import type { Output } from '@seriba/contracts/contract'
import type { searchClients } from '@seriba/contracts/user'
import { useState } from 'react'
import { useDebouncedCallback } from '../shared/use-debounced-callback.ts'

export const searchDelayMs = 300
const fewestCharacters = 4
const mostResults = 10

export type Found = Output<typeof searchClients>[number]
export type ClientSearch =
  | { kind: 'idle' | 'more-chars' | 'searching' | 'none' | 'too-many' | 'failed' }
  | { kind: 'found'; clients: readonly Found[] }

/** What a manager sees while they search for a client (2§5.5). */
export function useClientSearch(query: string): { search: ClientSearch; ask: (query: string) => void } {
  const [run, answer] = useLazySearchClientsQuery()
  const [asked, setAsked] = useState('')
  const { call } = useDebouncedCallback((typed: string) => {
    setAsked(typed)
    void run({ user: typed }, true)
  }, searchDelayMs)

  const typed = query.trim()
  return {
    search: stateOf(typed, asked, answer),
    ask(next) {
      if (next.trim().length >= fewestCharacters) call(next.trim())
    },
  }
}

type Answer = { currentData?: readonly Found[] | undefined; isError: boolean; isFetching: boolean }

function stateOf(typed: string, asked: string, { currentData, isError, isFetching }: Answer): ClientSearch {
  if (typed === '') return { kind: 'idle' }
  if (typed.length < fewestCharacters) return { kind: 'more-chars' }
  if (typed !== asked || isFetching) return { kind: 'searching' }
  if (isError) return { kind: 'failed' }
  if (!currentData || currentData.length === 0) return { kind: 'none' }
  return currentData.length > mostResults ? { kind: 'too-many' } : { kind: 'found', clients: currentData }
}
