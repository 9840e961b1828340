import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { useMergedRef } from '../lib/use-merged-ref.ts'
import { TextButton } from '../TextLink/index.ts'
import styles from './Tag.module.css'
import { Tag } from './Tag.tsx'
import { useFittingCount } from './use-fitting-count.ts'

export type TagItem = { id: string; name?: ReactNode; text: ReactNode; removeLabel?: string }

export type TagListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  label: string
  tags: readonly TagItem[]
  onRemove?: (id: string) => void
  /** 'All tags 9' */
  moreLabel: (count: number) => string
  /** 'Hide tags' */
  lessLabel: string
  /** After the last of them: an action for all. */
  end?: ReactNode
}

/** One line of tags. Those that do not fit are behind a button that shows all of them. */
export function TagList({
  label,
  tags,
  onRemove,
  moreLabel,
  lessLabel,
  end,
  className,
  ref,
  ...rest
}: TagListProps) {
  const [open, setOpen] = useState(false)
  const own = useRef<HTMLUListElement>(null)
  const fitting = useFittingCount(own, tags, open)
  const overflows = fitting < tags.length

  return (
    <ul
      ref={useMergedRef(own, ref)}
      aria-label={label}
      className={cx(styles.list, className)}
      data-open={open || undefined}
      {...rest}
    >
      {tags.map((tag, index) => (
        <li key={tag.id} className={styles.item} data-over={(!open && index >= fitting) || undefined}>
          <Tag name={tag.name} removeLabel={tag.removeLabel} onRemove={onRemove && (() => onRemove(tag.id))}>
            {tag.text}
          </Tag>
        </li>
      ))}
      {(overflows || open) && (
        <li className={styles.more}>
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? lessLabel : moreLabel(tags.length)}
          </TextButton>
        </li>
      )}
      {end && (
        <li className={styles.end} data-end>
          {end}
        </li>
      )}
    </ul>
  )
}
