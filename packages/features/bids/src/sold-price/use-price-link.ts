import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The win whose sold price a link asks for, `?price=7`; and the address without it, once that is seen to. */
export function usePriceLink() {
  const [query, setQuery] = useSearchParams()
  const forget = useCallback(() => {
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('price')
        return rest
      },
      { replace: true },
    )
  }, [setQuery])
  return { asked: Number(query.get('price')) || null, forget }
}
