import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { ListFoot as Foot } from '@seriba/ui/ListFoot'

const pageSizes = [20, 50, 70] as const

type ListFootProps = {
  model: {
    total: number
    pageSize: number
    setPageSize: (size: number) => void
    params: { page: number }
    change: (part: { page: number }) => void
  }
}

export function ListFoot({ model }: ListFootProps) {
  const { total, pageSize, setPageSize, params, change } = model
  return (
    <Foot
      total={total}
      page={params.page}
      pageSize={pageSize}
      pageSizes={pageSizes}
      texts={useListFootTexts()}
      onPage={(page) => change({ page })}
      onPageSize={(size) => {
        setPageSize(size)
        if (params.page > 1) change({ page: 1 })
      }}
    />
  )
}
