import { Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Button, type ButtonProps } from '../Button/index.ts'

export type AddButtonProps = Omit<ButtonProps, 'icon' | 'onClick'> & {
  /** Adds fields to be filled in, immediately. */
  onAdd: () => void
}

const fieldsIn = (area: Element) => [
  ...area.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
]

/** Adds a row of fields and moves the focus to its first empty field, which is where the user continues. */
export function AddButton({ onAdd, ...rest }: AddButtonProps) {
  const add = (button: HTMLElement) => {
    // The button may disappear with the last row that there is room for.
    const area = button.closest('form, main') ?? document.body
    const before = new Set(fieldsIn(area))
    flushSync(onAdd)
    const added = fieldsIn(area).filter((field) => !before.has(field))
    const next = added.find(({ value }) => value === '') ?? added[0]
    next?.focus()
  }
  return (
    <Button size="sm" variant="ghost" icon={Plus} onClick={(event) => add(event.currentTarget)} {...rest} />
  )
}
