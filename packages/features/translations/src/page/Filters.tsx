import {
  type SheetLanguage,
  sheetLanguages,
  type TranslationStatus,
  translationStatuses,
} from '@seriba/domain/translations/translation'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Tabs } from '@seriba/ui/Tabs'
import { useTranslation } from 'react-i18next'
import styles from './page.module.css'

type FiltersProps = {
  place: { status: TranslationStatus; language: SheetLanguage | undefined }
  counts: Record<TranslationStatus, number> | undefined
  onChange: (change: { status?: TranslationStatus; language?: SheetLanguage | undefined }) => void
}

const any = 'all'

export function Filters({ place: { status, language }, counts, onChange }: FiltersProps) {
  const { t } = useTranslation('translationDesk')
  return (
    <div className={styles.filters}>
      <Tabs
        label={t('statuses')}
        items={translationStatuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          count: counts?.[value],
        }))}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <SegmentedControl
        label={t('language')}
        options={[
          { value: any, label: t('anyLanguage') },
          ...sheetLanguages.map((value) => ({ value, label: value })),
        ]}
        value={language ?? any}
        onChange={(value) => onChange({ language: sheetLanguages.find((name) => name === value) })}
      />
    </div>
  )
}
