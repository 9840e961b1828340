import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useLazyDownloadImagesQuery } from '@seriba/api/shared/lot'
import type { LotDetail } from '@seriba/contracts/lot'
import type { PageType } from '@seriba/domain/lots/page-types'
import { fetchZip, LinkExpired } from '@seriba/forms/fetch-zip'
import { saveFile } from '@seriba/forms/save-file'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf, nameOf } from '../facts/lot-parts.ts'

type DownloadPhotosProps = { lot: LotDetail; pageType: PageType; iconOnly?: boolean }

/**
 * All photos in one file, for users who may download them; the link is requested once, and again when it has expired.
 */
export function DownloadPhotos({ lot, pageType, iconOnly }: DownloadPhotosProps) {
  const { t } = useTranslation('lotTools')
  const dispatch = useAppDispatch()
  const [askLink] = useLazyDownloadImagesQuery()
  const [percent, setPercent] = useState<number | null>(null)
  const { id, allowDownloadPhotos } = commonOf(lot)
  if (!allowDownloadPhotos || lot.lotImages.images.length === 0) return null

  async function download() {
    setPercent(0)
    try {
      const fetchBy = async (known: boolean) =>
        fetchZip(await askLink({ pageType, id }, known).unwrap(), setPercent)
      const zip = await fetchBy(true).catch((error) => {
        if (error instanceof LinkExpired) return fetchBy(false)
        throw error
      })
      saveFile(zip, `${nameOf(lot)} ${lot.lotInfo.lotNumber}.zip`)
    } catch (error) {
      console.warn('photos', error)
      dispatch(messageShown({ tone: 'error', text: t('noLink') }))
    } finally {
      setPercent(null)
    }
  }

  const busy = percent !== null
  const progress = busy ? t('downloading', { percent }) : null
  const press = { busy, onClick: () => void download() }
  return iconOnly ? (
    <IconButton icon={Download} size="touch" label={progress ?? t('download')} {...press} />
  ) : (
    <Button
      variant="ghost"
      size="sm"
      icon={Download}
      // The visible text is part of the name.
      aria-label={progress ?? t('download')}
      {...press}
    >
      {progress ?? t('photos')}
    </Button>
  )
}
