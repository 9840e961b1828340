import {
  type ComparedLot,
  mostCompared,
  readCompared,
  toggleCompared,
  writeCompared,
} from '@seriba/domain/lots/comparison'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { rememberCompared } from './last-compared.ts'

/** The lots of the address, which a colleague or client of the company may be sent. */
export function useCompared() {
  const [query, setQuery] = useSearchParams()
  const lots = readCompared(query)
  const address = String(writeCompared(lots))
  useEffect(() => rememberCompared(readCompared(new URLSearchParams(address))), [address])
  return {
    lots,
    /** The address has more lots than find a place. */
    isFull: query.getAll('lot').length > mostCompared,
    onlyDifferences: query.get('only') === 'differences',
    remove(lot: ComparedLot) {
      const left = writeCompared(toggleCompared(lots, lot))
      if (query.get('only')) left.set('only', 'differences')
      setQuery(left)
    },
    showOnlyDifferences(only: boolean) {
      const next = writeCompared(lots)
      if (only) next.set('only', 'differences')
      setQuery(next, { replace: true })
    },
  }
}
