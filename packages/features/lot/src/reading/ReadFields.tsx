import type { ReadSheet } from '@seriba/contracts/sheets'
import { groupThousands } from '@seriba/domain/format/number'
import { boxInWords } from '@seriba/domain/lots/sheet/box-in-words'
import { explainField } from '@seriba/domain/lots/sheet/explain-mark'
import type { HallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { type SheetFieldRead, sheetFields } from '@seriba/domain/lots/sheet/sheet-reading'
import { useSheetWords } from '@seriba/i18n/use-sheet-words'
import { useTranslation } from 'react-i18next'
import styles from './reading.module.css'

/** The boxes of the form, each with whether a person has checked it. */
export function ReadFields({ read, group }: { read: ReadSheet; group: HallGroup | null }) {
  const { t } = useTranslation(['sheet', 'common'])
  const { language } = useSheetWords()
  const changed = new Set(read.checked?.changes.map(({ what }) => what))
  const fields = sheetFields.flatMap((name) => read.reading.fields.filter((field) => field.name === name))
  if (fields.length === 0) return null
  return (
    <dl className={styles.fields} aria-label={t('sheet:says')}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{t(`sheet:fields.${field.name}`)}</dt>
          <dd>
            <b className="num">{shownValue(field, language, t('common:units.km'))}</b>
            <small>{meaningOf(field, { group, language })}</small>
          </dd>
          <dd className={styles.quiet}>
            {t(
              !read.checked
                ? 'sheet:unchecked'
                : changed.has(field.name)
                  ? 'sheet:corrected'
                  : 'sheet:checked',
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shownValue({ name, value }: SheetFieldRead, language: 'en' | 'ru', km: string): string {
  if (name === 'mileage' && /^\d+$/.test(value)) return `${groupThousands(Number(value))} ${km}`
  return boxInWords(name, value, language)
}

type How = { group: HallGroup | null; language: 'en' | 'ru' }

function meaningOf({ name, value }: SheetFieldRead, { group, language }: How): string {
  if (name !== 'grade' && name !== 'interior' && name !== 'exterior' && name !== 'mileageMark') return ''
  return explainField(name, value, group)?.entry.meaning[language] ?? ''
}
