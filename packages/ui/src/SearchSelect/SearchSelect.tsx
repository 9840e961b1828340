import { Search } from 'lucide-react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { Icon } from '../Icon/index.ts'
import { Select, SelectOption, type SelectProps } from '../Select/index.ts'
import select from '../Select/Select.module.css'
import styles from './SearchSelect.module.css'

export type SearchSelectProps = Pick<
  SelectProps<string>,
  'label' | 'error' | 'value' | 'onChange' | 'onBlur' | 'placeholder' | 'name' | 'className'
> & {
  options: readonly string[]
  /** Names the search field. */
  search: string
  /** At the end of the list whatever is searched for: for what the list does not contain. */
  other: { label: string; onChoose: () => void }
}

const otherKey = '\u0000other'

/** A choice from a long list, in a form: the list has a search field. */
export function SearchSelect({ options, onChange, search, other, ...rest }: SearchSelectProps) {
  const choices = options.map((value) => ({ value, label: value }))
  return (
    <Select
      options={choices}
      onChange={(value) => (value === otherKey ? other.onChoose() : onChange(value))}
      {...rest}
    >
      <div className={styles.searched}>
        <Autocomplete filter={isFound}>
          <SearchField aria-label={search} autoFocus className={styles.search ?? ''}>
            <Icon icon={Search} />
            <Input placeholder={search} />
          </SearchField>
          <ListBox className={select.list ?? ''}>
            {choices.map((choice) => (
              <SelectOption key={choice.value} id={choice.value} label={choice.label} />
            ))}
            <SelectOption
              id={otherKey}
              label={other.label}
              content={<span className={styles.other}>{other.label}</span>}
            />
          </ListBox>
        </Autocomplete>
      </div>
    </Select>
  )
}

const isFound = (text: string, typed: string, { key }: { key: string | number }) =>
  key === otherKey || text.toLowerCase().includes(typed.trim().toLowerCase())
