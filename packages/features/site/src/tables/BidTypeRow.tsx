import { groupThousands } from '@seriba/domain/format/number'
import { Checkbox } from '@seriba/ui/Checkbox'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { BidTypeEnd, BidTypeOrder } from './bid-type-parts.tsx'
import styles from './tables.module.css'
import type { BidTypesModel, EditedType } from './use-bid-types.ts'

export type BidTypeRowProps = { type: EditedType; model: BidTypesModel; first: boolean; last: boolean }

/** A type in both languages, with its audience. */
export function BidTypeRow({ type, model, first, last }: BidTypeRowProps) {
  const { t } = useTranslation('companyTables')
  const { key, label, used, forBuyers, forManagers } = type
  const name = label.en || t('bidTypes.new')
  return (
    <tr>
      <td className={styles.order}>
        <BidTypeOrder type={type} model={model} first={first} last={last} size="sm" />
      </td>
      {(['en', 'ru'] as const).map((language) => (
        <td key={language} className={styles.text}>
          <TextField
            label={`${name}: ${t(`bidTypes.${language}`)}`}
            labelHidden
            size="sm"
            maxLength={60}
            lang={language}
            value={label[language]}
            error={language === 'en' && label.en.trim() === '' ? t('bidTypes.nameFirst') : undefined}
            onChange={({ target }) => model.change(key, { label: { ...label, [language]: target.value } })}
          />
        </td>
      ))}
      <td>
        <Checkbox
          aria-label={`${name}: ${t('bidTypes.buyers')}`}
          checked={forBuyers}
          onChange={({ target }) => model.change(key, { forBuyers: target.checked })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={`${name}: ${t('bidTypes.managers')}`}
          checked={forManagers}
          onChange={({ target }) => model.change(key, { forManagers: target.checked })}
        />
      </td>
      <td className="num">{groupThousands(used)}</td>
      <td>
        <BidTypeEnd type={type} model={model} size="xs" />
      </td>
    </tr>
  )
}
