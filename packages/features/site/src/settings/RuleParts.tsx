import { catalogueAccess } from '@seriba/domain/access/catalogue-access'
import { signUpExtras } from '@seriba/domain/access/sign-up-fields'
import { Checkbox } from '@seriba/ui/Checkbox'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Switch } from '@seriba/ui/Switch'
import { TextField } from '@seriba/ui/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart, useSetting } from './draft-context.ts'
import { BothLanguages, LanguageHeads, NumberSetting, TextSetting } from './fields.tsx'
import styles from './settings.module.css'

export function DescriptionPart() {
  const { t } = useTranslation('company')
  return (
    <>
      <LanguageHeads />
      <BothLanguages section="description" field="" name={t('fields.pageDescription')} />
      <p className={styles.quiet}>{t('help.description')}</p>
    </>
  )
}

export function BiddingPart() {
  const { t } = useTranslation('company')
  return (
    <div className={styles.thirds}>
      {(['bidStep', 'depositAmount', 'agentFee'] as const).map((field) => (
        <NumberSetting
          key={field}
          place={`bidding.${field}`}
          label={t(`fields.${field}`)}
          help={t(`help.${field}`)}
        />
      ))}
      <TextSetting
        place="bidding.skuPrefix"
        label={t('fields.skuPrefix')}
        help={t('help.skuPrefix')}
        maxLength={4}
      />
    </div>
  )
}

export function AccountsPart() {
  const { t } = useTranslation('company')
  const { set } = useDraftOfPage()
  const access = useDraftPart(({ values }) => values.accounts.catalogueAccess)
  const asked = useDraftPart(({ values }) => values.accounts.signUpFields)
  const asks = new Set(asked)
  return (
    <div className={styles.thirds}>
      <div>
        <p className={styles.label}>{t('fields.catalogueAccess')}</p>
        <SegmentedControl
          label={t('fields.catalogueAccess')}
          options={catalogueAccess.map((value) => ({ value, label: t(`access.${value}`) }))}
          value={access}
          onChange={(value) => set('accounts.catalogueAccess', value)}
        />
      </div>
      <NumberSetting
        place="accounts.passwordMinLength"
        label={t('fields.passwordMinLength')}
        help={t('help.passwordMinLength')}
        unit=""
      />
      <GroupsSetting />
      <TextSetting place="accounts.termsUrl" label={t('fields.termsUrl')} />
      <TextSetting place="accounts.cookiesUrl" label={t('fields.cookiesUrl')} />
      <SwitchSetting field="dashboard" />
      <SwitchSetting field="clientTwoStep" help={t('help.clientTwoStep')} />
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{t('fields.signUpFields')}</legend>
        {signUpExtras.map((extra) => (
          <Checkbox
            key={extra}
            checked={asks.has(extra)}
            onChange={({ target }) =>
              set(
                'accounts.signUpFields',
                signUpExtras.filter((one) => (one === extra ? target.checked : asks.has(one))),
              )
            }
          >
            {t(`extras.${extra}`)}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  )
}

type SwitchSettingProps = { field: 'dashboard' | 'clientTwoStep'; help?: string }

function SwitchSetting({ field, help }: SwitchSettingProps) {
  const { t } = useTranslation('company')
  const { value, set } = useSetting(`accounts.${field}`)
  const helpId = useId()
  return (
    <div>
      <Switch
        className={styles.switch ?? ''}
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
        {...(help && { 'aria-describedby': helpId })}
      >
        {t(`fields.${field}`)}
      </Switch>
      {help && (
        <p id={helpId} className={styles.quiet}>
          {help}
        </p>
      )}
    </div>
  )
}

const listOf = (typed: string) => typed.split(',').flatMap((name) => name.trim() || [])

/** Names with commas between; what is typed stays as it is typed. */
function GroupsSetting() {
  const { t } = useTranslation('company')
  const { set } = useDraftOfPage()
  const groups = useDraftPart(({ values }) => values.accounts.favouriteGroups)
  const [typed, setTyped] = useState(groups.join(', '))
  const { error } = useSetting('accounts.favouriteGroups')
  const shown = listOf(typed).join() === groups.join() ? typed : groups.join(', ')
  return (
    <TextField
      size="sm"
      label={t('fields.favouriteGroups')}
      help={t('help.favouriteGroups')}
      maxLength={300}
      value={shown}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        set('accounts.favouriteGroups', listOf(target.value))
      }}
    />
  )
}
