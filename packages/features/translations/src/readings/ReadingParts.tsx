import { doubtfulFirst } from '@seriba/domain/lots/sheet/edit-reading'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { AddButton } from '@seriba/ui/AddButton'
import { useTranslation } from 'react-i18next'
import { FieldLine } from './FieldLine.tsx'
import { MarkLine } from './MarkLine.tsx'
import { RemarkLine } from './RemarkLine.tsx'
import styles from './readings.module.css'
import type { Edit } from './use-edits.ts'

type ReadingPartsProps = {
  reading: SheetReading
  machine: SheetReading
  edit: Edit
  /** The selected code. */
  onLook: (at: number) => void
}

/** Everything that was read, all of it editable: doubtful items come first in their list. */
export function ReadingParts({ reading, machine, edit, onLook }: ReadingPartsProps) {
  const { t } = useTranslation('translationDesk')
  const { fields, marks, remarks } = reading
  return (
    <>
      <PartHead title={t('readings.fields')} finds={fields} />
      {doubtfulFirst(fields).map(({ item, at }) => (
        <FieldLine
          key={item.name}
          field={item}
          machine={machine.fields.find(({ name }) => name === item.name)?.value}
          onChange={(value) => edit.field(at, value)}
        />
      ))}
      <PartHead title={t('readings.marks')} finds={marks} removable />
      {doubtfulFirst(marks).map(({ item, at }) => (
        <MarkLine key={at} at={at} mark={item} edit={edit} onLook={onLook} />
      ))}
      <AddButton variant="secondary" onAdd={() => edit.addMark()}>
        {t('readings.add')}
      </AddButton>
      <PartHead title={t('readings.remarks')} finds={remarks} removable />
      {doubtfulFirst(remarks).map(({ item, at }) => (
        <RemarkLine key={at} at={at} remark={item} edit={edit} />
      ))}
      <AddButton variant="secondary" onAdd={edit.addRemark}>
        {t('readings.addRemark')}
      </AddButton>
    </>
  )
}

type PartHeadProps = { title: string; finds: readonly { sure: number | null }[]; removable?: boolean }

/** The topic of a list, and the meaning of its figures, if the machine gives any. */
function PartHead({ title, finds, removable = false }: PartHeadProps) {
  const { t } = useTranslation('translationDesk')
  return (
    <div className={styles.head} data-removable={removable || undefined}>
      <h3>{title}</h3>
      {finds.some(({ sure }) => sure !== null) && <span aria-hidden>{t('readings.sureHead')}</span>}
    </div>
  )
}
