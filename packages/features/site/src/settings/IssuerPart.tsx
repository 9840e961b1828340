import { TextArea } from '@seriba/ui/TextArea'
import { useTranslation } from 'react-i18next'
import { useSetting } from './draft-context.ts'
import { TextSetting } from './fields.tsx'
import styles from './settings.module.css'

/** The sender of invoices and statements. */
export function IssuerPart() {
  const { t } = useTranslation('company')
  const address = useSetting('issuer.address')
  return (
    <>
      <p className={styles.quiet}>{t('help.issuer')}</p>
      <div className={styles.pair}>
        <TextSetting place="issuer.name" label={t('fields.issuerName')} />
        <TextSetting
          place="issuer.registrationNumber"
          label={t('fields.registrationNumber')}
          help={t('help.registrationNumber')}
          nullable
        />
        <TextSetting place="issuer.telephone" label={t('fields.telephone')} nullable />
      </div>
      <TextArea
        label={t('fields.address')}
        help={t('help.address')}
        name="issuer.address"
        rows={4}
        maxLength={500}
        value={typeof address.value === 'string' ? address.value : ''}
        error={address.error}
        onChange={({ target }) => address.set(target.value)}
      />
    </>
  )
}
