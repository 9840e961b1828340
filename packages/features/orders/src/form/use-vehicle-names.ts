import { useMakersQuery, useModelsQuery } from '@seriba/api/shared/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { OrderKind } from '@seriba/domain/orders/order'

const pages = { car: 'stats', bike: 'bike-stats', machinery: 'machinery-stats' } as const

const sameName = (typed: string) => {
  const name = typed.trim().toLowerCase()
  return ({ label }: { label: string }) => label.toLowerCase() === name
}

/** Makers and models to choose from while typing; those that the catalogue does not know can be ordered, too. */
export function useVehicleNames(kind: OrderKind, maker: string, model: string) {
  const pageType = pages[kind]
  return { pageType, ...useKnownVehicle(pageType, maker, model) }
}

/** The names of a page's lots. */
export function useKnownVehicle(pageType: PageType, maker: string, model: string) {
  const { currentData: makers = [], isFetching } = useMakersQuery({ pageType })
  const knownMaker = makers.find(sameName(maker))
  const { currentData: models = [] } = useModelsQuery(
    { pageType, id: String(knownMaker?.value) },
    { skip: !knownMaker },
  )
  const knownModel = models.find(sameName(model))
  return {
    makers: makers.map(({ label }) => label),
    makersLoading: isFetching && makers.length === 0,
    models: models.map(({ label }) => label),
    /** As the page names it, if it knows both names. */
    known:
      knownMaker && knownModel ? { maker: String(knownMaker.value), model: String(knownModel.value) } : null,
  }
}
