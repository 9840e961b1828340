import { filters as contract } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { AsyncLotIndex, LotReader, Selection } from '@seriba/lot-index/query'
import { serializerFor } from '@seriba/server-kit/serialized-json'
import { wantedOn } from '../facets-of-page.ts'
import { filterMetadata } from '../filter-metadata.ts'
import type { LotFilters } from '../lot-search.ts'
import { verdictCounts } from './destination-filter.ts'
import { facetsOf, wantedOf } from './index-facets.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { type SimilarLotsQuestion, similarLotsIn } from './similar-lots-in.ts'

export type FilterQuestion = {
  pageType: PageType
  filters: LotFilters
  selection: Selection<LotNames>
  /** Every lot of the page type. */
  total: number
  now: Date
}

const write = serializerFor(contract)

/** Answers produced where the index is read: hundreds of options are serialized there, and sent on unchanged. */
export const answers = {
  likeLots: (index: LotReader<LotsSchema>, question: SimilarLotsQuestion) => similarLotsIn(index, question),
  filterMetadata(index: LotReader<LotsSchema>, { pageType, filters, selection, total, now }: FilterQuestion) {
    const wanted = wantedOn(pageType)
    const counted = index.count(selection, wantedOf(filters, wanted))
    const { destination } = filters
    const byVerdict =
      destination && wanted.facets.includes('destination')
        ? verdictCounts(selection, destination, (of) => index.count(of, {}).total)
        : []
    return write(filterMetadata(pageType, facetsOf(counted, filters, wanted, byVerdict), total, now))
  },
}

export type LotAnswers = typeof answers
export type LotsIndex = AsyncLotIndex<LotsSchema, LotAnswers>
