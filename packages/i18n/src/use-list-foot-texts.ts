import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'

/** The texts at the foot of every list. */
export function useListFootTexts() {
  const { t } = useTranslation('common')
  return {
    range: (from: number, to: number, total: number) =>
      t('pages.range', {
        from: groupThousands(from),
        to: groupThousands(to),
        total: groupThousands(total),
      }),
    pages: t('pages.label'),
    previousPage: t('pages.previous'),
    nextPage: t('pages.next'),
    pageSize: t('pages.pageSize'),
    show: (size: number) => t('pages.show', { size }),
  }
}
