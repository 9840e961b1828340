import { useMakersQuery, useModelsQuery } from '@seriba/api/catalogue'
import { groupThousands } from '@seriba/domain/format/number'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { SelectOption } from '@seriba/ui/InFieldSelect'
import { useMemo } from 'react'

type Counted = { value: string; label: string; counter: number }

const optionsOf = (answer: readonly Counted[] | undefined): SelectOption[] =>
  (answer ?? []).map(({ value, label, counter }) => ({ value, label, count: groupThousands(counter) }))

/** Asked for when somebody first looks at them. */
export function useMakerOptions(pageType: PageType, wanted: boolean) {
  const { currentData, isFetching } = useMakersQuery({ pageType }, { skip: !wanted })
  const options = useMemo(() => optionsOf(currentData), [currentData])
  return { options, loading: isFetching }
}

export function useModelOptions(pageType: PageType, maker: string, wanted: boolean) {
  const { currentData, isFetching } = useModelsQuery({ pageType, name: maker }, { skip: !wanted || !maker })
  const options = useMemo(() => optionsOf(currentData), [currentData])
  return { options, loading: isFetching }
}
