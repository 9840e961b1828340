import { ArrowUpRight, type LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, use } from 'react'
import { CountBadge } from '../CountBadge/index.ts'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import type { RenderLink } from '../lib/render-link.ts'
import { Tooltip } from '../Tooltip/index.ts'
import styles from './Rail.module.css'
import { RailContext } from './rail-context.ts'

export type RailItemProps = Omit<ComponentPropsWithRef<'a'>, 'children'> & {
  icon: LucideIcon
  label: string
  /** Not shown at zero. */
  count?: number | undefined
  active?: boolean | undefined
  /** Leaves the site: opens in a new tab, which an arrow indicates. */
  external?: boolean | undefined
  render?: RenderLink | undefined
}

/** An entry in the rail. When collapsed, it is an icon with a tooltip. */
export function RailItem({
  icon,
  label,
  count = 0,
  active,
  external,
  render,
  className,
  ...rest
}: RailItemProps) {
  const form = use(RailContext)
  const props = {
    className: cx(external ? styles.external : styles.item, className),
    'aria-current': active ? ('page' as const) : undefined,
    ...(external && { target: '_blank', rel: 'noopener' }),
    ...rest,
    children: (
      <>
        <Icon icon={icon} size={form === 'drawer' ? 20 : external ? 14 : 16} />
        <span className={styles.label}>{label}</span>
        {count > 0 && <CountBadge count={count} tone={active ? 'accent' : 'gray'} className={styles.badge} />}
        {external && <Icon icon={ArrowUpRight} size={12} className={styles.away} />}
      </>
    ),
  }
  const link = render ? render(props) : <a {...props}>{props.children}</a>
  if (form !== 'collapsed') return link
  return (
    <Tooltip text={label} side="right" describes={false}>
      {link}
    </Tooltip>
  )
}

/** A group of entries, with or without a heading. */
export function RailSection({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      {label && <p className={styles.heading}>{label}</p>}
      {children}
    </div>
  )
}

export type RailClockProps = ComponentPropsWithRef<'div'> & {
  place: ReactNode
  /** '10:12:08' */
  time: string
  date: ReactNode
}

/** The time at the auctions. The caller keeps it running. */
export function RailClock({ place, time, date, className, ...rest }: RailClockProps) {
  // A collapsed rail has no room for all of it on one line.
  const seconds = time.lastIndexOf(':')
  return (
    <div className={cx(styles.clock, className)} {...rest}>
      <span className={styles.place}>{place}</span>
      <b>
        {time.slice(0, seconds)}
        <span className={styles.seconds}>{time.slice(seconds)}</span>
      </b>
      <span className={styles.date}>{date}</span>
    </div>
  )
}
