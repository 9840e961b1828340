import { groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './tables.module.css'
import type { BidTypesModel, EditedType } from './use-bid-types.ts'

type BidTypeRowProps = { type: EditedType; model: BidTypesModel; first: boolean; last: boolean }

/** A type in both languages, with whom it is offered to. */
export function BidTypeRow({ type, model, first, last }: BidTypeRowProps) {
  const { t } = useTranslation('companyTables')
  const { key, label, used, forBuyers, forManagers } = type
  const name = label.en || t('bidTypes.new')
  const hidden = !forBuyers && !forManagers
  return (
    <tr>
      <td className={styles.order}>
        <IconButton
          icon={ChevronUp}
          size="sm"
          label={t('bidTypes.up', { name })}
          disabled={first}
          onClick={() => model.move(key, -1)}
        />
        <IconButton
          icon={ChevronDown}
          size="sm"
          label={t('bidTypes.down', { name })}
          disabled={last}
          onClick={() => model.move(key, 1)}
        />
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
        {used > 0 ? (
          <Button
            size="xs"
            variant="ghost"
            onClick={() => model.change(key, { forBuyers: hidden, forManagers: hidden })}
          >
            {hidden ? t('bidTypes.show') : t('bidTypes.hide')}
          </Button>
        ) : (
          <Button size="xs" variant="quiet-danger" onClick={() => model.remove(key)}>
            {t('bidTypes.remove')}
          </Button>
        )}
      </td>
    </tr>
  )
}
