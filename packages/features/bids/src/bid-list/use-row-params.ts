import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const names = ['row', 'price'] as const

/**
 * The row to which a link leads without opening its chat, which would take over the keys: `?row=7`, or `?price=7` to
 * enter its sold price; and the address without it, once it has been handled.
 */
export function useRowParams() {
  const [query, setQuery] = useSearchParams()
  const forget = useCallback(() => {
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now)
        for (const name of names) rest.delete(name)
        return rest
      },
      { replace: true },
    )
  }, [setQuery])
  const [row, price] = names.map((name) => Number(query.get(name)) || null)
  return { row: row ?? null, price: price ?? null, forget }
}
