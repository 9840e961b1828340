import { useLazyExportLotsQuery } from '@seriba/api/shared/catalogue'
import type { PageType } from '@seriba/domain/lots/page-types'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { requestOf } from '../url/listing-request.ts'
import type { ListingState } from '../url/listing-state.ts'

export type SaveLotsProps = { pageType: PageType; state: ListingState }

/** The lots found, on all their pages, as a file. */
export function SaveLots({ pageType, state }: SaveLotsProps) {
  const [askLink] = useLazyExportLotsQuery()
  const { page: _, pageSize: __, ...asked } = requestOf(pageType, state, 20)
  return <ExportMenu ask={(format) => askLink({ ...asked, format }).unwrap()} />
}
