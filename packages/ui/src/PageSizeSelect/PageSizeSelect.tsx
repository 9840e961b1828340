import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/index.ts'
import { Menu } from '../Menu/index.ts'

export type PageSizeSelectProps = Omit<ComponentPropsWithRef<'button'>, 'value' | 'onChange' | 'children'> & {
  label: string
  sizes: readonly number[]
  value: number
  onChange: (size: number) => void
  /** 'Show 20' */
  sizeLabel: (size: number) => string
}

/** How many rows a page has, behind a subtle button. `ref` and rest props go to the `<button>`. */
export function PageSizeSelect({ label, sizes, value, onChange, sizeLabel, ...rest }: PageSizeSelectProps) {
  return (
    <Menu
      label={label}
      selected={String(value)}
      sections={[{ id: 'sizes', items: sizes.map((size) => ({ id: String(size), label: sizeLabel(size) })) }]}
      onAction={(size) => onChange(Number(size))}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          endIcon={ChevronDown}
          aria-label={`${label}: ${sizeLabel(value)}`}
          {...rest}
        >
          {sizeLabel(value)}
        </Button>
      }
    />
  )
}
