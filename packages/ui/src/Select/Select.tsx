import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, use, useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { useCloseOnBackOnPhone } from '../close-on-back/index.ts'
import field from '../Field/Field.module.css'
import type { FieldTexts } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import layer from '../Popover/Popover.module.css'
import styles from './Select.module.css'

export type Choice<Value extends string> = {
  value: Value
  label: string
  /** Shown in place of the label. */
  content?: ReactNode
  disabled?: boolean | undefined
}

export type SelectProps<Value extends string> = FieldTexts & {
  options: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  /** What a list without options says: that they are loading, or that there are none. Without this, no list opens. */
  empty?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'touch' | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
  /** Opens in place of the list: it contains a list of `SelectOption` itself. */
  children?: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A choice from a list, in a form. `ref` goes to the button. */
export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  help,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder = '',
  empty,
  size = 'md',
  disabled = false,
  name,
  className,
  children,
  ref,
}: SelectProps<Value>) {
  // Linked by hand, as it may appear later: the library only looks for a description slot at first.
  const helpId = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <AriaSelect
      className={cx(field.field, className)}
      value={value}
      onChange={(key) => key !== null && onChange(String(key) as Value)}
      placeholder={placeholder}
      isDisabled={disabled}
      allowsEmptyCollection={empty !== undefined}
      isInvalid={Boolean(error)}
      {...(help && !error && { 'aria-describedby': helpId })}
      {...(onBlur && { onBlur })}
      {...(name !== undefined && { name })}
    >
      <div className={labelHidden ? 'visually-hidden' : field.head}>
        <Label className={field.label ?? ''}>{label}</Label>
        {hint && <span className={field.hint}>{hint}</span>}
      </div>
      <AriaButton ref={ref} className={styles.box ?? ''} data-size={size}>
        <SelectValue className={styles.value ?? ''}>
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : (chosen?.content ?? chosen?.label)
          }
        </SelectValue>
        <Icon icon={ChevronDown} />
      </AriaButton>
      {error ? (
        <Text slot="errorMessage" role="alert" className={field.error ?? ''}>
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </Text>
      ) : (
        help && (
          <span id={helpId} className={field.help}>
            {help}
          </span>
        )
      )}
      <Popover className={cx(layer.layer, styles.popover)} offset={4}>
        <BackCloses />
        {children ?? (
          <ListBox
            items={options}
            className={styles.list ?? ''}
            renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
          >
            {(option) => <SelectOption id={option.value} {...option} />}
          </ListBox>
        )}
      </Popover>
    </AriaSelect>
  )
}

/** Inside what opens. */
function BackCloses() {
  const state = use(SelectStateContext)
  useCloseOnBackOnPhone(state?.isOpen ?? false, () => state?.close())
  return null
}

type SelectOptionProps = Omit<Choice<string>, 'value'> & { id: string }

/** A line in the list, with a check mark if it is chosen. */
export const SelectOption = ({ id, label, content, disabled = false }: SelectOptionProps) => (
  <ListBoxItem id={id} textValue={label} isDisabled={disabled} className={styles.option ?? ''}>
    {({ isSelected }) => (
      <>
        <span className={styles.text}>{content ?? label}</span>
        {isSelected && <Icon icon={Check} size={14} className={styles.tick} />}
      </>
    )}
  </ListBoxItem>
)
