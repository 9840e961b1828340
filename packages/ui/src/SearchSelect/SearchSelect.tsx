import { Check, ChevronDown, CircleAlert, Search } from 'lucide-react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import field from '../Field/Field.module.css'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import layer from '../Popover/Popover.module.css'
import type { SelectProps } from '../Select/index.ts'
import select from '../Select/Select.module.css'
import styles from './SearchSelect.module.css'

export type SearchSelectProps = Pick<
  SelectProps<string>,
  'label' | 'error' | 'value' | 'onChange' | 'onBlur' | 'placeholder' | 'name' | 'className'
> & {
  options: readonly string[]
  /** Names the field in which one searches. */
  search: string
  /** Stands at the end of the list whatever is searched: for what the list does not have. */
  other: { label: string; onChoose: () => void }
}

const otherKey = '\u0000other'

/** One of a long list, in a form: the list has a field to search in. */
export function SearchSelect({
  label,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder = '',
  name,
  className,
  search,
  other,
}: SearchSelectProps) {
  return (
    <AriaSelect
      className={cx(field.field, className)}
      value={value}
      onChange={(key) => (key === otherKey ? other.onChoose() : key !== null && onChange(String(key)))}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      {...(onBlur && { onBlur })}
      {...(name !== undefined && { name })}
    >
      <div className={field.head ?? ''}>
        <Label className={field.label ?? ''}>{label}</Label>
      </div>
      <AriaButton className={select.box ?? ''} data-size="md">
        <SelectValue className={select.value ?? ''}>
          {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : value)}
        </SelectValue>
        <Icon icon={ChevronDown} />
      </AriaButton>
      {error && (
        <Text slot="errorMessage" role="alert" className={field.error ?? ''}>
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </Text>
      )}
      <Popover className={cx(layer.layer, styles.popover)} offset={4}>
        <Autocomplete filter={isFound}>
          <SearchField aria-label={search} autoFocus className={styles.search ?? ''}>
            <Icon icon={Search} />
            <Input placeholder={search} />
          </SearchField>
          <ListBox className={select.list ?? ''}>
            {options.map((option) => (
              <Option key={option} id={option} label={option} />
            ))}
            <Option id={otherKey} label={other.label} />
          </ListBox>
        </Autocomplete>
      </Popover>
    </AriaSelect>
  )
}

const isFound = (text: string, typed: string, { key }: { key: string | number }) =>
  key === otherKey || text.toLowerCase().includes(typed.trim().toLowerCase())

const Option = ({ id, label }: { id: string; label: string }) => (
  <ListBoxItem id={id} textValue={label} className={cx(select.option, id === otherKey && styles.other)}>
    {({ isSelected }) => (
      <>
        <span className={select.text}>{label}</span>
        {isSelected && <Icon icon={Check} size={14} className={select.tick} />}
      </>
    )}
  </ListBoxItem>
)
