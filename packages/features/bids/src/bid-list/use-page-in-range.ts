import { useEffect } from 'react'

/** A link to a page that does not exist, or no longer exists, leads to the last one. `total` counts what is shown. */
export function usePageInRange(
  page: number,
  { total, pageSize }: { total: number | undefined; pageSize: number },
  turn: (page: number) => void,
) {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize))
  useEffect(() => {
    if (page > last) turn(last)
  }, [page, last])
}
