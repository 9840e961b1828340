import { toApiError } from '@seriba/api/api-error'
import { useUploadPictureMutation } from '@seriba/api/manager/company'
import { base64Of } from '@seriba/forms/base64-of'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './logo-field.module.css'

const largest = 500_000

type LogoFieldProps = { url: string; onChange: (url: string) => void }

/** The company's logo, uploaded right away and saved with the step. */
export function LogoField({ url, onChange }: LogoFieldProps) {
  const { t } = useTranslation(['staff', 'refusal'])
  const [upload, { isLoading }] = useUploadPictureMutation()
  const size = useWide() ? 'sm' : 'touch'
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > largest) return setProblem(t('refusal:setting_picture'))
    const { data, error } = await upload({ data: await base64Of(file) })
    if (data) onChange(data.url)
    const code = toApiError(error)?.code
    setProblem(code ? t(`refusal:${code === 'invalid_input' ? 'setting_picture' : code}`) : null)
  }

  return (
    <section className={styles.logo} aria-label={t('staff:settingUp.logo')}>
      <h3>{t('staff:settingUp.logo')}</h3>
      {url !== '' && <img src={url} alt={t('staff:settingUp.logo')} />}
      <Button size={size} icon={Upload} busy={isLoading} onClick={() => input.current?.click()}>
        {t('staff:settingUp.uploadLogo')}
      </Button>
      {url !== '' && (
        <Button size={size} variant="ghost" onClick={() => onChange('')}>
          {t('staff:settingUp.removeLogo')}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t('staff:settingUp.uploadLogo')}
        accept=".svg,.png,.webp,.jpg,.jpeg"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <p role={problem ? 'alert' : undefined}>{problem ?? t('staff:settingUp.logoHelp')}</p>
    </section>
  )
}
