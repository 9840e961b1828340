import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { IconButton } from '@seriba/ui/IconButton'
import { Spinner } from '@seriba/ui/Spinner'
import { usePicture } from '@seriba/ui/use-picture'
import { ZoomView } from '@seriba/ui/ZoomView'
import { FileX, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './sheet-view.module.css'
import { useLineBox } from './use-line-box.tsx'

/** A sheet to be read: it can be turned, because halls scan some upside down. */
export function SheetPicture({ src, name }: { src: string; name: string }) {
  const { t } = useTranslation(['translationDesk', 'common'])
  const { state, retry, key, image } = usePicture(src)
  const lineBox = useLineBox()
  if (state === 'failed') {
    return (
      <EmptyState
        icon={FileX}
        title={t('translationDesk:sheetFailed')}
        action={<Button onClick={retry}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  return (
    <div className={styles.view}>
      {state === 'loading' && <Spinner className={styles.loading} label={t('common:loading')} />}
      <IconButton
        className={styles.mark}
        icon={Square}
        size="sm"
        label={t('translationDesk:keys.box')}
        aria-pressed={lineBox.draws}
        onClick={lineBox.toggle}
      />
      <ZoomView
        className={styles.zoom}
        label={name}
        zoomInLabel={t('translationDesk:zoomIn')}
        zoomOutLabel={t('translationDesk:zoomOut')}
        resetLabel={t('common:actions.reset')}
        overlay={lineBox.overlay}
        overview={<img src={src} alt="" />}
        tools={{
          turnLabel: t('translationDesk:turn'),
          contrastLabel: t('translationDesk:contrast'),
        }}
      >
        <img key={key} alt={name} {...image} />
      </ZoomView>
    </div>
  )
}
