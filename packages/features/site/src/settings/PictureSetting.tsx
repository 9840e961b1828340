import { toApiError } from '@seriba/api/api-error'
import { useUploadPictureMutation } from '@seriba/api/manager/company'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetting } from './draft-context.ts'
import styles from './settings.module.css'

const largest = 500_000

type PictureSettingProps = {
  label: string
  help?: string
  onChange: (url: string | null) => void
  place: string
}

/** A picture of the company: uploaded, or given by its https address. */
export function PictureSetting({ label, help, onChange, place }: PictureSettingProps) {
  const { t } = useTranslation(['company', 'refusal'])
  const { value: named, error } = useSetting(place)
  const value = typeof named === 'string' ? named : ''
  const [upload, { isLoading }] = useUploadPictureMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > largest) return setProblem(t('refusal:setting_picture'))
    const { data, error: failed } = await upload({ data: base64Of(await file.arrayBuffer()) })
    if (data) onChange(data.url)
    const code = toApiError(failed)?.code
    setProblem(code ? t(`refusal:${code === 'invalid_input' ? 'setting_picture' : code}`) : null)
  }

  return (
    <>
      <TextField
        size="sm"
        label={label}
        name={place}
        maxLength={300}
        placeholder="https://"
        value={value}
        help={help ?? t('company:help.picture')}
        error={problem ?? error}
        onChange={({ target }) => {
          setProblem(null)
          onChange(target.value === '' ? null : target.value)
        }}
        prefix={value && <img className={styles.thumb} src={value} alt="" />}
        suffix={
          <IconButton
            icon={Upload}
            size="xs"
            label={t('company:upload', { name: label })}
            busy={isLoading}
            onClick={() => input.current?.click()}
          />
        }
      />
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept=".svg,.png,.webp,.jpg,.jpeg,.ico"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

function base64Of(buffer: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}
