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

/** The lots in the address, which may be sent to a colleague or another client of the company. */
export function useCompared() {
  const [query, setQuery] = useSearchParams()
  const lots = readCompared(query)
  const address = String(writeCompared(lots))
  useEffect(() => rememberCompared(readCompared(new URLSearchParams(address))), [address])
  return {
    lots,
    /** The address has more lots than there is room for. */
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
