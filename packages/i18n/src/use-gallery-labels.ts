import { useTranslation } from 'react-i18next'

/** The names of the buttons in a gallery with this many photos. */
export function useGalleryLabels(count: number) {
  const { t } = useTranslation('common')
  return {
    closeLabel: t('actions.close'),
    failedLabel: t('photos.failed'),
    retryLabel: t('actions.retry'),
    previousLabel: t('photos.previous'),
    nextLabel: t('photos.next'),
    countLabel: (number: number, total: number) => t('photos.of', { number, count: total }),
    photoLabel: (number: number) => t('photos.show', { number, count }),
  }
}
