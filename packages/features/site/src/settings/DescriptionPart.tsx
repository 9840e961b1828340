import { useTranslation } from 'react-i18next'
import { BothLanguages, LanguageHeads } from './fields.tsx'
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
