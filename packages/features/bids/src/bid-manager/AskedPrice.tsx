import { useEffect } from 'react'
import { usePriceLink } from '../sold-price/use-price-link.ts'
import { useDesk } from './desk.ts'

type AskedPriceProps = { ids: readonly number[] | null; onFound: (bidId: number) => void }

/** Opens the price of the win that a link asks for, once its row is there. */
export function AskedPrice({ ids, onFound }: AskedPriceProps) {
  const { asked, forget } = usePriceLink()
  const { setPricing } = useDesk()
  const found = asked !== null && ids?.includes(asked) ? asked : null
  useEffect(() => {
    if (found === null) return
    onFound(found)
    setPricing(found)
    forget()
  }, [found, onFound, setPricing, forget])
  return null
}
