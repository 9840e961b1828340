import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BidTypesModel, EditedType } from './use-bid-types.ts'

type PartProps = { type: EditedType; model: BidTypesModel }

type BidTypeOrderProps = PartProps & { first: boolean; last: boolean; size: 'sm' | 'touch' }

/** One place up or down in the order in which buyers see it. */
export function BidTypeOrder({ type: { key, label }, model, first, last, size }: BidTypeOrderProps) {
  const { t } = useTranslation('companyTables')
  const name = label.en || t('bidTypes.new')
  return (
    <>
      <IconButton
        icon={ChevronUp}
        size={size}
        label={t('bidTypes.up', { name })}
        disabled={first}
        onClick={() => model.move(key, -1)}
      />
      <IconButton
        icon={ChevronDown}
        size={size}
        label={t('bidTypes.down', { name })}
        disabled={last}
        onClick={() => model.move(key, 1)}
      />
    </>
  )
}

/** Types that bids use can only be hidden, and shown again. */
export function BidTypeEnd({ type, model, size }: PartProps & { size: 'xs' | 'touch' }) {
  const { t } = useTranslation('companyTables')
  const { key, used, forBuyers, forManagers } = type
  const hidden = !forBuyers && !forManagers
  if (used === 0)
    return (
      <Button size={size} variant="quiet-danger" onClick={() => model.remove(key)}>
        {t('bidTypes.remove')}
      </Button>
    )
  return (
    <Button
      size={size}
      variant="ghost"
      onClick={() => model.change(key, { forBuyers: hidden, forManagers: hidden })}
    >
      {hidden ? t('bidTypes.show') : t('bidTypes.hide')}
    </Button>
  )
}
