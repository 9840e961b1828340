import { useEffect, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import styles from './CommandPalette.module.css'
import { markedParts } from './marked-parts.ts'
import type { CommandPaletteProps, PaletteItem } from './palette-props.ts'

type PaletteListProps = Pick<CommandPaletteProps, 'groups' | 'onChoose' | 'label'> & {
  id: string
  active: string | null
  marked: readonly string[]
  onPoint: (id: string) => void
}

/** The results, by group; the one that Enter chooses is kept in view. */
export function PaletteList({ id, label, groups, active, marked, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={groups.every(({ items }) => items.length === 0)}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <fieldset key={group.id} aria-labelledby={`${id}-of-${group.id}`}>
          <div id={`${id}-of-${group.id}`} role="presentation" className={styles.name}>
            {group.label}
          </div>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys act in the field, which keeps the focus
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === active}
              className={styles.item}
              onPointerMove={() => item.id !== active && onPoint(item.id)}
              onClick={(event) => onChoose(item.id, event.ctrlKey || event.metaKey)}
            >
              <Content item={item} marked={marked} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function Content({
  item: { icon, label, detail, end },
  marked,
}: {
  item: PaletteItem
  marked: readonly string[]
}) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      <span className={styles.text}>
        <b>
          <Marked text={label} words={marked} />
        </b>
        {detail && (
          <span className={styles.detail}>
            <Marked text={detail} words={marked} />
          </span>
        )}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  )
}

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markedParts(text, words).map(({ at, part, isMarked }) => (isMarked ? <mark key={at}>{part}</mark> : part))
