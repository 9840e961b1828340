import { Check } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { useCloseOnBackOnPhone } from '../close-on-back/index.ts'
import { Icon } from '../Icon/index.ts'
import layer from '../Popover/Popover.module.css'
import styles from './Menu.module.css'
import type { MenuItem, MenuProps } from './menu-props.ts'

type MenuLayerProps = Omit<MenuProps, 'trigger' | 'isOpen' | 'onOpenChange'> & {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

const choice = '[role^=menuitem]:not([aria-disabled])'

export function MenuLayer({
  anchor,
  isOpen,
  onOpenChange,
  label,
  sections,
  onAction,
  selected,
  placement = 'bottom end',
}: MenuLayerProps) {
  const menu = useRef<HTMLDivElement>(null)
  useCloseOnBackOnPhone(isOpen, () => onOpenChange(false))

  // Enter on the trigger counts as a screen reader's click, after which the menu keeps the focus to itself.
  useEffect(() => {
    if (!isOpen) return
    const frame = requestAnimationFrame(() => {
      if (!menu.current?.querySelector(':focus')) menu.current?.querySelector<HTMLElement>(choice)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  return (
    <AriaPopover
      aria-label={label}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      className={layer.layer ?? ''}
    >
      <AriaMenu
        ref={menu}
        aria-label={label}
        className={styles.menu ?? ''}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
        onAction={(id) => onAction?.(String(id))}
        {...(selected === undefined ? {} : { selectionMode: 'single', selectedKeys: [selected] })}
      >
        {sections.map((section) => (
          <AriaMenuSection
            key={section.id}
            className={styles.section ?? ''}
            aria-label={section.label ?? label}
          >
            {section.label && <Header className={styles.label ?? ''}>{section.label}</Header>}
            {section.items.map((item) => (
              <Item key={item.id} item={item} chosen={item.id === selected} />
            ))}
          </AriaMenuSection>
        ))}
      </AriaMenu>
    </AriaPopover>
  )
}

function Item({ item, chosen }: { item: MenuItem; chosen: boolean }) {
  const text = item.text ?? (typeof item.label === 'string' ? item.label : item.id)
  return (
    <AriaMenuItem
      id={item.id}
      textValue={text}
      isDisabled={item.disabled ?? false}
      className={styles.item ?? ''}
      data-danger={item.danger || undefined}
      {...(item.href === undefined ? {} : { href: item.href })}
      {...(item.target === undefined ? {} : { target: item.target })}
    >
      {item.icon && <Icon icon={item.icon} />}
      <span className={styles.text}>{item.label}</span>
      {item.end !== undefined && <span className={styles.end}>{item.end}</span>}
      {chosen && <Icon icon={Check} className={styles.chosen} />}
    </AriaMenuItem>
  )
}
