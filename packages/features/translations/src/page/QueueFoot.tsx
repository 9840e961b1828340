import type { TranslationIndex } from '@seriba/contracts/translations'
import { useTranslation } from 'react-i18next'
import { Queue } from '../queue/Queue.tsx'
import { QueueCut } from '../queue/QueueCut.tsx'
import styles from './page.module.css'

type QueueFootProps = {
  index: TranslationIndex
  chosen: string | undefined
  hrefOf: (carId: string) => string
}

/** The queue, and the progress of the day. */
export function QueueFoot({ index: { translations, today }, chosen, hrefOf }: QueueFootProps) {
  const { t } = useTranslation('translationDesk')
  const { answered, medianMinutes, late } = today
  return (
    <>
      {translations.length > 0 && <Queue tasks={translations} chosen={chosen} hrefOf={hrefOf} />}
      <QueueCut listed={translations.length} />
      <p className={styles.day}>
        {medianMinutes === null
          ? t('day', { answered })
          : t('dayMedian', { answered, minutes: medianMinutes })}
        {late > 0 && ` ${t('dayLate', { count: late })}`}
      </p>
    </>
  )
}
