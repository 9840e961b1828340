import { ErrorState } from '@seriba/ui/ErrorState'
import { usePicture } from '@seriba/ui/use-picture'
import { ZoomView } from '@seriba/ui/ZoomView'
import { useTranslation } from 'react-i18next'
import styles from './sheet.module.css'

/** An enlarged sheet, or a message that it failed to load. */
export function ZoomedSheet({ src, name }: { src: string; name: string }) {
  const { t } = useTranslation(['lot', 'common'])
  const { state, retry, key, image } = usePicture(src)
  if (state === 'failed') {
    return <ErrorState title={t('sheet.failed')} retryLabel={t('common:actions.retry')} onRetry={retry} />
  }
  return (
    <ZoomView
      className={styles.zoomView}
      label={name}
      zoomInLabel={t('sheet.zoomIn')}
      zoomOutLabel={t('sheet.zoomOut')}
      resetLabel={t('common:actions.reset')}
    >
      <img key={key} alt={name} {...image} />
    </ZoomView>
  )
}
