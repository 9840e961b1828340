import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCloseOnBackOnPhone } from '../close-on-back/index.ts'
import { Icon } from '../Icon/index.ts'
import { KeyCap } from '../KeyCap/index.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './CommandPalette.module.css'
import { PaletteList } from './PaletteList.tsx'
import type { CommandPaletteProps } from './palette-props.ts'

export function PaletteLayer({ isOpen, onClose, label, ...rest }: CommandPaletteProps) {
  useCloseOnBackOnPhone(isOpen, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.scrim ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog aria-label={label} className={styles.dialog ?? ''}>
          <Combobox label={label} {...rest} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function Combobox({
  label,
  placeholder,
  text,
  onText,
  groups,
  onChoose,
  busy,
  empty,
  status,
  marked = [],
  foot,
}: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>) {
  const listId = useId()
  const items = groups.flatMap((group) => group.items)
  const [wished, setWished] = useState<string | null>(null)
  // The result the user had moved to, as long as it is still found; otherwise the first.
  const active = items.some(({ id }) => id === wished) ? wished : (items[0]?.id ?? null)

  const move = (step: number) => {
    const at = items.findIndex(({ id }) => id === active)
    const next = items[(at + step + items.length) % items.length]
    if (next) setWished(next.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter first completes a word in a Japanese input method.
    if (event.nativeEvent.isComposing) return
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active !== null && onChoose(active, event.ctrlKey || event.metaKey),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <>
      <div className={styles.head}>
        <Icon icon={Search} size={16} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
          autoFocus
          className={styles.input}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setWished(null)
            onText(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {busy && <Spinner size={16} />}
        <KeyCap aria-hidden>Esc</KeyCap>
      </div>
      <PaletteList
        id={listId}
        label={label}
        groups={groups}
        active={active}
        marked={marked}
        onPoint={setWished}
        onChoose={onChoose}
      />
      {items.length === 0 && <div className={styles.empty}>{empty}</div>}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </>
  )
}
