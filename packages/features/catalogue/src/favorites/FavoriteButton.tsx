import { Icon } from '@seriba/ui/Icon'
import { Sheet } from '@seriba/ui/Sheet'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './favorites.module.css'
import { GroupChoice } from './GroupChoice.tsx'
import { type FavoriteLot, useFavorite } from './use-favorite.ts'

/** The star of a card on touch screens: the groups are in a sheet, which closes after the choice. */
export function FavoriteButton(lot: FavoriteLot) {
  const { t } = useTranslation(['favorites', 'common'])
  const { group, groups, pending, choose } = useFavorite(lot)
  const [open, setOpen] = useState(false)
  if (groups.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles.star}
        aria-label={group === null ? t('control') : `${t('control')}: ${t('group', { group })}`}
        aria-haspopup="dialog"
        aria-busy={pending || undefined}
        data-on={group !== null || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Star} size={20} />
        {group !== null && <span aria-hidden>{group}</span>}
      </button>
      <Sheet
        isOpen={open}
        onClose={() => setOpen(false)}
        title={t('choose')}
        closeLabel={t('common:actions.close')}
      >
        {open && (
          <GroupChoice
            groups={groups}
            group={group}
            pending={pending}
            onChoose={async (chosen) => {
              if (await choose(chosen)) setOpen(false)
            }}
          />
        )}
      </Sheet>
    </>
  )
}
