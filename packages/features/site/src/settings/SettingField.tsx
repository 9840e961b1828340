import {
  type CompanySetting,
  companySettings,
  type SettingName,
  type SettingSection,
  settingsOf,
} from '@seriba/contracts/company-settings'
import { CheckboxGroup } from '@seriba/ui/CheckboxGroup'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Select } from '@seriba/ui/Select'
import { Switch } from '@seriba/ui/Switch'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetting } from './draft-context.ts'
import { NumberSetting, TextSetting } from './fields.tsx'
import { type Options, optionsOf } from './setting-options.ts'
import styles from './settings.module.css'

/** The simple settings of a part, as described in the contracts. */
export const SettingFields = ({ section, below }: SettingFieldsProps) => (
  <div className={styles.thirds}>
    {settingsOf(section).map((name) =>
      below ? (
        <div key={name}>
          <SettingField name={name} />
          {below(name)}
        </div>
      ) : (
        <SettingField key={name} name={name} />
      ),
    )}
  </div>
)

type SettingFieldsProps = {
  section: SettingSection
  /** What is below a setting. */
  below?: (name: SettingName) => ReactNode
}

type Helped = {
  [Name in SettingName]: (typeof companySettings)[Name] extends { help: true } ? Name : never
}[SettingName]
const isHelped = (name: SettingName): name is Helped => 'help' in companySettings[name]

function SettingField({ name }: { name: SettingName }) {
  const { t } = useTranslation('company')
  const setting: CompanySetting = companySettings[name]
  const texts = {
    place: `${setting.section}.${name}`,
    label: t(`fields.${name}`),
    ...(isHelped(name) && { help: t(`help.${name}`) }),
  }
  switch (setting.kind) {
    case 'whole':
      return <NumberSetting {...texts} unit={setting.unit} min={setting.min} max={setting.max} />
    case 'text':
      return <TextSetting {...texts} maxLength={setting.max} />
    case 'switch':
      return <SwitchSetting {...texts} />
    case 'names':
      return <NamesSetting {...texts} />
    case 'choice':
      return (
        <ChoiceSetting {...texts} options={optionsOf(setting, t)} inList={setting.options === 'periods'} />
      )
    case 'choices':
      return <ChoicesSetting {...texts} options={optionsOf(setting, t)} />
  }
}

type FieldProps = { place: string; label: string; help?: string }

function SwitchSetting({ place, label, help }: FieldProps) {
  const { value, set } = useSetting(place)
  const helpId = useId()
  return (
    <div>
      <Switch
        className={styles.switch ?? ''}
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
        {...(help && { 'aria-describedby': helpId })}
      >
        {label}
      </Switch>
      {help && (
        <p id={helpId} className={styles.quiet}>
          {help}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = FieldProps & {
  options: Options
  /** There are many of its kind, one below the other. */
  inList: boolean
}

/** The maximum length of an option that is shown next to others. */
const longestSegment = 20

/** Options that may be shown side by side. */
const mostSegments = 4

function ChoiceSetting({ place, label, help, options, inList }: ChoiceProps) {
  const { value, set } = useSetting(place)
  const size = useWide() ? 'md' : 'touch'
  if (inList || options.length > mostSegments)
    return (
      <Select size={size} label={label} help={help} options={options} value={String(value)} onChange={set} />
    )
  // Side by side they would be wider than a phone.
  if (options.some((option) => String(option.label).length > longestSegment)) {
    return <RadioGroup label={label} options={options} value={String(value)} onChange={set} />
  }
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <SegmentedControl label={label} options={options} value={String(value)} onChange={set} />
    </div>
  )
}

function ChoicesSetting({ place, options, ...texts }: FieldProps & { options: Options }) {
  const { value, set, error } = useSetting(place)
  return (
    <CheckboxGroup
      {...texts}
      className={styles.choices}
      name={place}
      options={options}
      values={namesIn(value)}
      error={error}
      onChange={set}
    />
  )
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const listOf = (typed: string) => typed.split(',').flatMap((name) => name.trim() || [])

/** Names separated by commas; the text stays as it is typed. */
function NamesSetting({ place, ...texts }: FieldProps) {
  const { value, set, error } = useSetting(place)
  const names = namesIn(value)
  const [typed, setTyped] = useState(names.join(', '))
  const shown = listOf(typed).join() === names.join() ? typed : names.join(', ')
  return (
    <TextField
      size="sm"
      {...texts}
      maxLength={300}
      value={shown}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        set(listOf(target.value))
      }}
    />
  )
}
