import type { bidFilters } from '@seriba/contracts/bid-lists'
import type { Output } from '@seriba/contracts/contract'
import { lotStatusName } from '@seriba/domain/lots/lot-status'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Options = Output<typeof bidFilters>['filters']

/** What a list can be filtered by, with words for codes and units for figures. */
export function useNamedOptions(options: Options | undefined) {
  const { t } = useTranslation(['bids', 'lots'])
  return useMemo(
    () =>
      options && {
        ...options,
        status: options.status.map(({ value }) => ({
          value,
          label: t(`lots:status.${lotStatusName(Number(value))}`),
        })),
        mileage: options.mileage.map(({ value, label }) => ({
          value,
          label: t('filters.km', { range: label }),
        })),
      },
    [options, t],
  )
}
