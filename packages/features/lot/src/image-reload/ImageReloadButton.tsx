import type { ImageReload } from '@seriba/contracts/image-reloads'
import type { LotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import styles from '../photos/photos.module.css'

const ReloadDialog = /* @__PURE__ */ lazy(() =>
  import('./ReloadDialog.tsx').then((module) => ({ default: module.ReloadDialog })),
)

type ImageReloadButtonProps = { lot: LotDetail; reload: ImageReload | undefined }

/** Staff request wrong pictures again, and see the result (N5). */
export function ImageReloadButton({ lot, reload }: ImageReloadButtonProps) {
  const { t } = useTranslation('imageReload')
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.extra}>
      <Button
        size="sm"
        icon={RefreshCw}
        disabledReason={reload?.state === 'open' && t('wait')}
        onClick={() => setAsking(true)}
      >
        {t('action')}
      </Button>
      <p role="status" className={styles.left}>
        {reload && t(`state.${reload.state}`, { at: formatDateTime(reload.askedAt) })}
      </p>
      {asking && (
        <Suspense>
          <ReloadDialog lotId={commonOf(lot).id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
