import { useLazyDownloadPurchaseImagesQuery } from '@seriba/api/shared/purchase-view'
import { useActor } from '@seriba/api/use-actor'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { fetchZip } from '@seriba/forms/fetch-zip'
import { saveFile } from '@seriba/forms/save-file'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type DownloadPhotosProps = { purchase: PurchaseDetails; iconOnly?: boolean }

/** All photos of the car in one file, for clients whose photos are released. */
export function DownloadPhotos({ purchase, iconOnly }: DownloadPhotosProps) {
  const { t } = useTranslation('purchases')
  const { failWith } = useMessage()
  const actor = useActor()
  const [askLink] = useLazyDownloadPurchaseImagesQuery()
  const [percent, setPercent] = useState<number | null>(null)
  const { id, sku, lotImages } = purchase
  const count = lotImages.images.length
  if (!actor?.permission.downloadPhotos || count === 0) return null

  async function download() {
    setPercent(0)
    try {
      saveFile(await fetchZip(await askLink({ id }).unwrap(), setPercent), `${sku}.zip`)
    } catch (error) {
      console.warn('photos', error)
      failWith(t('noPhotos'))
    } finally {
      setPercent(null)
    }
  }

  const busy = percent !== null
  const label = busy ? t('downloading', { percent }) : t('downloadPhotos')
  const press = { busy, onClick: () => void download() }
  return iconOnly ? (
    <IconButton icon={Download} size="touch" label={label} {...press} />
  ) : (
    <Button icon={Download} {...press}>
      {!busy && <span className="visually-hidden">{t('downloadPhotos')}: </span>}
      {busy ? label : t('photos', { count })}
    </Button>
  )
}
