import type { Bid } from '@seriba/contracts/bid-lists'
import { useLotWords } from '@seriba/i18n/use-lot-words'

const known = (parts: readonly string[]) => parts.filter((part) => part && part !== '-')

/** A vehicle in one line, without what the feed did not say. */
export function useBidWords() {
  const words = useLotWords()
  return {
    specification: ({ grade, gearbox, engine, color, equip }: Bid) =>
      known([grade, words.engine(engine), gearbox, words.color(color), equip]).join(', '),
    mileage: words.mileage,
  }
}
