import { toApiError } from '@seriba/api/api-error'
import { useListingQuery } from '@seriba/api/shared/catalogue'
import { useShownLots } from '@seriba/api/shown-lots'
import { Button } from '@seriba/ui/Button'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import { remember } from '../listing/use-listing.ts'
import type { RowContext } from '../rows/row-context.ts'
import { changed } from '../url/listing-changes.ts'
import { requestOf } from '../url/listing-request.ts'
import type { ListingState } from '../url/listing-state.ts'
import { LotCardSkeletons } from './LotCardSkeletons.tsx'
import { LotCards } from './LotCards.tsx'
import styles from './mobile.module.css'

type LotCardPageProps = {
  config: ListingConfig
  state: ListingState
  page: number
  size: number
  context: RowContext
  /** Called when the end of this page comes near; undefined if nothing follows. */
  onEnd: (() => void) | undefined
}

/** A page that the user has scrolled to. */
export function LotCardPage(props: LotCardPageProps) {
  const { config, state, page, size, context, onEnd } = props
  const { t } = useTranslation(['catalogue', 'common', 'refusal'])
  const request = useMemo(
    () => requestOf(config.pageType, changed.page(state, page), size),
    [config, state, page, size],
  )
  const { data, isFetching, error, refetch } = useListingQuery(request)
  const lots = config.rowsOf(data)
  useShownLots((lots ?? []).map(({ id }) => ({ pageType: config.pageType, id })))
  useEffect(() => {
    if (data) remember(config, request, data)
  }, [config, request, data])

  if (!lots && error && !isFetching)
    return (
      <div role="alert" className={styles.more}>
        <span>
          {t('mobile.more')} {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </span>
        <Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>
      </div>
    )
  if (!lots) return <LotCardSkeletons count={3} />
  return <LotCards lots={lots} config={config} context={context} onEnd={onEnd} />
}
