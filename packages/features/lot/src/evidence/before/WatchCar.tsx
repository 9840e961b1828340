import { toApiError } from '@seriba/api/api-error'
import { useWatchCarMutation } from '@seriba/api/shared/price-evidence'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import styles from './auctions.module.css'

type WatchCarProps = { pageType: PageType; id: string; watched: boolean }

/** One click notifies the reader when the car is up for auction again, another cancels that. */
export function WatchCar({ pageType, id, watched }: WatchCarProps) {
  const { t } = useTranslation(['evidence', 'refusal'])
  const [watch, asked] = useWatchCarMutation()
  const isOn = asked.isLoading ? asked.originalArgs?.on === true : watched
  return (
    <div className={styles.watch}>
      <Checkbox
        checked={isOn}
        disabled={asked.isLoading}
        onChange={({ target }) => void watch({ pageType, id, on: target.checked })}
      >
        {t('again.watch')}
      </Checkbox>
      {watched && <p>{t('again.hint')}</p>}
      {asked.isError && (
        <p role="alert">
          {t(
            toApiError(asked.error)?.code === 'too_many_watched'
              ? 'refusal:too_many_watched'
              : 'again.failed',
          )}
        </p>
      )}
    </div>
  )
}
