import { panelShade } from '@seriba/domain/site/panel-color'
import { TextField, type TextFieldProps } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { TypedCompany } from './company-form.ts'
import styles from './setting-up.module.css'

type FieldsProps = {
  form: {
    values: TypedCompany
    text: (name: 'email' | 'messenger' | 'panelColor') => Partial<TextFieldProps>
  }
}

/** How clients can contact the company. */
export function ReachFields({ form }: FieldsProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      <TextField
        type="email"
        label={t('settingUp.email')}
        hint={t('settingUp.optional')}
        help={t('settingUp.emailHelp')}
        maxLength={300}
        {...form.text('email')}
      />
      <TextField
        label={t('settingUp.messenger')}
        hint={t('settingUp.optional')}
        help={t('settingUp.messengerHelp')}
        maxLength={300}
        {...form.text('messenger')}
      />
    </>
  )
}

/** The color of the login panel and of emails, with a preview. */
export function ColorField({ form }: FieldsProps) {
  const { t } = useTranslation('company')
  const color = form.values.panelColor.trim()
  const shade = panelShade(color)
  return (
    <TextField
      label={t('fields.panelColor')}
      help={
        shade === null || shade === 100 ? t('help.panelColor') : t('help.darkened', { percent: 100 - shade })
      }
      maxLength={7}
      prefix={<span aria-hidden className={styles.swatch} style={{ background: color }} />}
      {...form.text('panelColor')}
    />
  )
}
