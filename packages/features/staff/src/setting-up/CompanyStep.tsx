import { toApiError } from '@seriba/api/api-error'
import { useSaveCompanyMutation, useViewCompanyQuery } from '@seriba/api/manager/company'
import { type CompanySettings, saveCompany } from '@seriba/contracts/company'
import { portalLanguages } from '@seriba/domain/site/portal-languages'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { CheckboxGroup } from '@seriba/ui/CheckboxGroup'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextArea } from '@seriba/ui/TextArea'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { languagesIn, sectionsWith, serverNames, type TypedCompany, typedOf } from './company-form.ts'
import { LogoField } from './LogoField.tsx'
import { NextButton } from './NextButton.tsx'
import { OnAnInvoice } from './OnAnInvoice.tsx'
import { ColorField, ReachFields } from './ReachFields.tsx'
import styles from './setting-up.module.css'

type CompanyStepProps = { onNext: () => void }

/** The company's name, on the portal and on its documents. */
export function CompanyStep({ onNext }: CompanyStepProps) {
  const { t } = useTranslation(['staff', 'common', 'refusal'])
  const { data, error, isFetching, refetch } = useViewCompanyQuery()
  if (data) return <CompanyForm settings={data} onNext={onNext} />
  if (!error) return <Skeleton height={240} faint />
  return (
    <ErrorState
      title={t('staff:settingUp.failed')}
      text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

type CompanyFormProps = CompanyStepProps & { settings: CompanySettings }

function CompanyForm({ settings: { version, sections }, onNext }: CompanyFormProps) {
  const { t } = useTranslation(['staff', 'company'])
  const [save] = useSaveCompanyMutation()
  const size = useWide() ? 'md' : 'touch'
  const form = useContractForm<typeof saveCompany, TypedCompany>(saveCompany, {
    defaults: typedOf(sections),
    check: (typed) => ({
      ...(typed.name.trim() === '' && { name: 'field_required' as const }),
      ...(typed.brand.trim() === '' && { brand: 'field_required' as const }),
      ...(typed.languages === '' && { languages: 'field_required' as const }),
    }),
    names: serverNames,
    request: (typed, changed) => ({
      version,
      sections: {
        ...sectionsWith(sections, typed, changed, {
          en: t('staff:settingUp.messengerWords.en'),
          ru: t('staff:settingUp.messengerWords.ru'),
        }),
        ...(changed.languages && { accounts: { languages: languagesIn(typed.languages) } }),
      },
    }),
    async onSubmit(changes) {
      await save(changes).unwrap()
      onNext()
    },
    onUnchanged: onNext,
  })
  return (
    <form {...form.props} className={styles.form} data-wide>
      <div className={styles.body} data-beside>
        <h2>{t('staff:settingUp.company')}</h2>
        <p className={styles.text}>{t('staff:settingUp.companyText')}</p>
        <FormFailure form={form} />
        <div className={styles.pair}>
          <TextField label={t('staff:settingUp.name')} maxLength={300} {...form.text('name')} />
          <TextField label={t('staff:settingUp.brand')} maxLength={300} {...form.text('brand')} />
          <TextField
            className={styles.whole}
            label={t('staff:settingUp.issuer')}
            help={t('staff:settingUp.issuerHelp')}
            maxLength={300}
            {...form.text('issuer')}
          />
          <TextArea
            className={styles.whole}
            label={t('staff:settingUp.address')}
            help={t('staff:settingUp.addressHelp')}
            rows={3}
            maxLength={500}
            {...form.text('address')}
          />
          <TextField
            label={t('staff:settingUp.registrationNumber')}
            hint={t('staff:settingUp.optional')}
            help={t('staff:settingUp.registrationHelp')}
            maxLength={300}
            {...form.text('registrationNumber')}
          />
          <TextField
            type="tel"
            label={t('staff:settingUp.telephone')}
            hint={t('staff:settingUp.optional')}
            help={t('staff:settingUp.telephoneHelp')}
            maxLength={300}
            {...form.text('telephone')}
          />
          <ReachFields form={form} />
        </div>
        <CheckboxGroup
          label={t('company:fields.languages')}
          help={t('company:help.languages')}
          options={portalLanguages.map((value) => ({ value, label: t(`company:languages.${value}`) }))}
          values={languagesIn(form.values.languages)}
          error={form.errorOf('languages')}
          onChange={(languages) => form.edit({ languages: languages.join(' ') })}
        />
        <div className={styles.pair}>
          <LogoField url={form.values.logo} onChange={(url) => form.edit({ logo: url })} />
          <ColorField form={form} />
        </div>
        <OnAnInvoice {...form.values} />
      </div>
      <div className={styles.actions}>
        <Button size={size} variant="ghost" onClick={onNext}>
          {t('staff:settingUp.later')}
        </Button>
        <NextButton busy={form.busy}>{t('staff:settingUp.next')}</NextButton>
      </div>
    </form>
  )
}
