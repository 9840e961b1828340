import { withSize } from '@seriba/domain/lots/sheet/edit-reading'
import { explainMark } from '@seriba/domain/lots/sheet/explain-mark'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import type { SheetMark } from '@seriba/domain/lots/sheet/sheet-reading'
import { useSheetWords } from '@seriba/i18n/use-sheet-words'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'

type SizeKeysProps = { mark: SheetMark | undefined; auction: string; onSize: (code: string) => void }

/** The meanings of the selected code's sizes; a click or a key sets one. */
export function SizeKeys({ mark, auction, onSize }: SizeKeysProps) {
  const { t } = useTranslation('translationDesk')
  const { language } = useSheetWords()
  const sizes = ([1, 2, 3] as const).flatMap((size) => {
    const code = mark && withSize(mark.code, size)
    const entry = code && explainMark({ code, part: mark.part }, hallGroup(auction))?.entry
    return code && entry ? [{ size, code, meaning: entry.meaning[language] }] : []
  })
  if (sizes.length === 0) return null
  return (
    <fieldset className={styles.sizes} aria-label={t('readings.sizes')}>
      {sizes.map(({ size, code, meaning }) => (
        <Button
          key={size}
          size="sm"
          aria-pressed={mark?.code === code}
          on={mark?.code === code}
          onClick={() => onSize(code)}
        >
          {code} {meaning} <KeyCap>{size}</KeyCap>
        </Button>
      ))}
    </fieldset>
  )
}
