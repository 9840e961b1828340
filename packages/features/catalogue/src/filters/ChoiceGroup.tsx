import { groupThousands } from '@seriba/domain/format/number'
import { chosenOf, type GroupChoice, type ItemGroup, stateOf } from '@seriba/domain/lots/group-choice'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Icon } from '@seriba/ui/Icon'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './panels.module.css'

/** How many items are shown before 'View more' (2§9). */
const shownFirst = 5

export type ShownGroup = {
  id: string
  /** The label for ticking the whole group. */
  name: string
  heading: ReactNode
  /** The text of the heading, by which it can be found. */
  title: string
  end?: ReactNode
  today?: boolean
  items: readonly { id: string; name: string; count: number }[]
}

export const itemGroup = ({ id, items }: ShownGroup): ItemGroup => ({
  id,
  items: items.map((item) => item.id),
})

type ChoiceGroupProps = {
  group: ShownGroup
  choice: GroupChoice
  onGroup: () => void
  onItem: (item: string) => void
  /** Shown instead of items. */
  empty: string
  /** If there are many groups one below the other: whether this one shows its items. */
  fold?: Fold | undefined
  /** Which of its items are searched for: all of those are shown, and no others. */
  found?: ((item: ShownGroup['items'][number]) => boolean) | undefined
}

export type Fold = { open: boolean; onToggle: () => void }

/** A day with its auctions, or a category with its subcategories. */
export function ChoiceGroup({ group, choice, onGroup, onItem, empty, fold, found }: ChoiceGroupProps) {
  const { t } = useTranslation('filters')
  const [all, setAll] = useState(false)
  const bare = itemGroup(group)
  const state = stateOf(choice, bare)
  const chosen = chosenOf(choice, bare)
  const items = fold?.open === false ? [] : found ? group.items.filter(found) : group.items
  const hidden = found ? 0 : items.length - shownFirst

  return (
    <fieldset className={styles.group} data-today={group.today || undefined} aria-label={group.name}>
      <div className={styles.heading}>
        <Checkbox
          aria-label={group.name}
          checked={state === 'all'}
          mixed={state === 'some'}
          disabled={group.items.length === 0 && state === 'none'}
          onChange={onGroup}
        />
        <span aria-hidden className={styles.headingText}>
          {group.heading}
        </span>
        {group.end}
        {fold && <FoldButton fold={fold} name={group.title} />}
      </div>
      {group.items.length === 0 && <p className={styles.empty}>{empty}</p>}
      {(all || found ? items : items.slice(0, shownFirst)).map(({ id, name, count }) => (
        <div key={id} className={styles.item} data-on={chosen.includes(id) || undefined}>
          <Checkbox className={styles.check} checked={chosen.includes(id)} onChange={() => onItem(id)}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.count}>{groupThousands(count)}</span>
          </Checkbox>
        </div>
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('panel.viewLess') : t('panel.viewMore', { count: hidden })}
          <Icon icon={all ? ChevronUp : ChevronDown} size={12} />
        </button>
      )}
    </fieldset>
  )
}

function FoldButton({ fold: { open, onToggle }, name }: { fold: Fold; name: string }) {
  const { t } = useTranslation('filters')
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={open ? t('panel.fold', { name }) : t('panel.unfold', { name })}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon icon={open ? ChevronUp : ChevronDown} />
    </button>
  )
}
