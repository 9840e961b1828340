import { allPageTypes, type LotKind, type PageType, pageTypes } from '@seriba/domain/lots/page-types'

/** The page where results of a kind are looked up; cars that are not auctioned are compared with those that were. */
export function statisticsOf(kind: LotKind): PageType | undefined {
  const wanted = kind === 'stock' ? 'car' : kind
  return allPageTypes.find((page) => pageTypes[page].kind === wanted && pageTypes[page].phase === 'past')
}
