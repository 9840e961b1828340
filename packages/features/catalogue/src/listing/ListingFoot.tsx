import type { PageInfo } from '@seriba/contracts/fields'
import { pageSizes } from '@seriba/domain/lots/listing'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { ListFoot } from '@seriba/ui/ListFoot'

type ListingFootProps = {
  pageInfo: PageInfo
  /** The requested page; what is shown may still be another one. */
  page: number
  size: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

export function ListingFoot({ pageInfo, page, size, onPage, onSize }: ListingFootProps) {
  const texts = useListFootTexts()
  const { totalSearchResults: total } = pageInfo
  if (total === 0) return null
  return (
    <ListFoot
      total={total}
      page={page}
      pageSize={size}
      pageSizes={pageSizes}
      texts={texts}
      onPage={onPage}
      onPageSize={onSize}
    />
  )
}
