import { damageIn } from '@seriba/domain/lots/damage/damage-in-reading'
import { damageKinds } from '@seriba/domain/lots/damage/damage-kinds'
import { isWholeReading } from '@seriba/domain/lots/sheet/sheet-findings'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { useTranslation } from 'react-i18next'
import styles from './reading.module.css'

/** What was looked for and is not on the sheet; and a note that nothing is certain if part of it was not legible. */
export function NotFound({ reading }: { reading: SheetReading }) {
  const { t, i18n } = useTranslation('sheet')
  const found = damageIn(reading)
  const missing = damageKinds.filter((kind) => !found.includes(kind))
  if (missing.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  return (
    <p className={styles.missing}>
      <b>{t('missing.title')}</b> {list.format(missing.map((kind) => t(`missing.${kind}`)))}.
      {!isWholeReading(reading) && <small>{t('missing.notWhole')}</small>}
    </p>
  )
}
