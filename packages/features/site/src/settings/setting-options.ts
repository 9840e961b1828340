import { type CompanySetting, companySettings, type SettingName } from '@seriba/contracts/company-settings'

export type Options = readonly { value: string; label: string }[]
type Choosing = Extract<CompanySetting, { values: readonly string[] }>
type Translate = (key: 'access.members' | 'extras.company') => string

export const optionsOf = ({ values, options }: Choosing, t: Translate): Options =>
  values.map((value) => ({ value, label: t(`${options}.${value}` as 'access.members') }))

const isSetting = (name: string): name is SettingName => name in companySettings

/** The chosen options of a setting, given as comma-separated values, in the words of its form. */
export function chosenWords(name: string, values: string, t: Translate): string {
  const setting: CompanySetting | undefined = isSetting(name) ? companySettings[name] : undefined
  if (setting?.kind !== 'choice' && setting?.kind !== 'choices') return values
  const chosen = new Set(values.split(', '))
  return optionsOf(setting, t)
    .flatMap(({ value, label }) => (chosen.has(value) ? label : []))
    .join(', ')
}

export const isSwitch = (name: string) => isSetting(name) && companySettings[name].kind === 'switch'
