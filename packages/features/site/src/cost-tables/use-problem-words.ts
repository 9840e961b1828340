import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { usePlaceWords } from './conflicts/use-place-words.ts'
import { positionIn } from './position-in.ts'

/** A position that the server names, in words. */
export function useProblemWords(document: CostDocument | null) {
  const words = usePlaceWords(document)
  return (at: string): string => words(positionIn(document, at))
}
