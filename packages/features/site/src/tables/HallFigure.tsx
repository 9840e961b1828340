import type { Hall, HallTerms } from '@seriba/contracts/halls'
import type { HallField } from '@seriba/domain/bids/hall-fields'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { shown, typedFigure } from './hall-cells.ts'

type HallFigureProps = {
  hall: Hall
  field: HallField
  /** The text typed over the current figure; undefined if there is none. */
  typed: string | undefined
  defaults: HallTerms
  /** Its name is above it; in a table, the headings contain it. */
  named?: boolean
  onType: (field: HallField, text: string) => void
}

/** One figure of a hall; if empty, it uses the company's default. */
export function HallFigure({ hall, field, typed, defaults, named, onType }: HallFigureProps) {
  const { t } = useTranslation('companyTables')
  const wrong = typed !== undefined && typedFigure(field, typed) === undefined
  const name = t(`halls.fields.${field}`)
  return (
    <TextField
      label={named ? name : `${hall.name}: ${name}`}
      labelHidden={!named}
      size={named ? 'touch' : 'sm'}
      inputMode="decimal"
      {...(!named && { className: 'num' })}
      placeholder={shown(field, defaults[field]) || t('halls.open')}
      value={typed ?? shown(field, hall[field])}
      error={wrong ? t(field.endsWith('Hours') ? 'halls.hoursWrong' : 'halls.yenWrong') : undefined}
      onChange={({ target }) => onType(field, target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onType(field, shown(field, hall[field]))}
    />
  )
}
