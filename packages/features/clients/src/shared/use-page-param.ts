import { useSearchParams } from 'react-router'

/** The page number of a part; it is in the address. */
export function usePageParam(): [page: number, turn: (page: number) => void] {
  const [params, setParams] = useSearchParams()
  const page = Math.min(Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1), 100_000)
  const turn = (next: number) =>
    setParams((current) => {
      current.set('page', String(next))
      return current
    })
  return [page, turn]
}
