import { toApiError } from '@seriba/api/api-error'
import { useExtraImagesMutation } from '@seriba/api/shared/lot'
import type { LotDetail } from '@seriba/contracts/lot'
import { Button } from '@seriba/ui/Button'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './photos.module.css'

type ExtraImagesProps = {
  lot: LotDetail
  /** Lots that may still be requested today. */
  counter: { ussLimit: number; unlimited?: boolean | undefined; fetched?: boolean | undefined }
}

/** Requests further photos of a lot from the hall, as many times a day as the viewer may (N4). */
export function ExtraImages({ lot, counter: { ussLimit, unlimited = false, fetched } }: ExtraImagesProps) {
  const { t } = useTranslation(['lotTools', 'refusal'])
  const [ask, { data, error, isLoading }] = useExtraImagesMutation()
  if (!('carCommonDetail' in lot) || !lot.carCommonDetail.isUss) return null
  const { id } = lot.carCommonDetail
  const { lotNumber: lotNo, auctionName: auction, auctionDate } = lot.lotInfo
  const came = data?.auctionLotDetail.carInfo.images.length
  const done = Boolean(came) || fetched === true
  const outcome = isLoading
    ? t('lotTools:extra.loading')
    : error
      ? t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
      : came === undefined
        ? null
        : came === 0
          ? t('lotTools:extra.none')
          : t('lotTools:extra.came', { count: came })
  return (
    <div className={styles.extra}>
      {!done && (
        <Button
          size="sm"
          icon={Images}
          busy={isLoading}
          title={t('lotTools:extra.why')}
          disabledReason={!unlimited && ussLimit === 0 && t('refusal:extra_images_limit')}
          onClick={() => void ask({ id, auction, lotNo: String(lotNo), ...(auctionDate && { auctionDate }) })}
        >
          {t('lotTools:extra.request')}
        </Button>
      )}
      {!done && !unlimited && (
        <span className={styles.left}>{t('lotTools:extra.left', { left: ussLimit })}</span>
      )}
      <p role={error ? 'alert' : 'status'} className={styles.left}>
        {outcome}
      </p>
    </div>
  )
}
