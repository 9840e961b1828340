import { Icon } from '@seriba/ui/Icon'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nameOfLink } from './answer-text.ts'
import styles from './manager.module.css'

type Links = { links: readonly string[] }

export function Recordings({ links }: Links) {
  const { t } = useTranslation('translations')
  return links.map((link) => (
    // biome-ignore lint/a11y/useMediaCaption: what is said in it stands in the text below, if anywhere
    <audio
      key={link}
      className={styles.audio}
      controls
      preload="metadata"
      src={link}
      aria-label={t('recording', { name: nameOfLink(link) })}
    />
  ))
}

/** Each by its name and actual file extension (DEC38). */
export function Documents({ links }: Links) {
  const { t } = useTranslation('translations')
  if (links.length === 0) return null
  return (
    <ul className={styles.documents} aria-label={t('files')}>
      {links.map((link) => {
        const name = nameOfLink(link)
        return (
          <li key={link}>
            <a href={link} download={name} aria-label={t('save', { name })} className={styles.document}>
              <Icon icon={name.endsWith('.xlsx') ? FileSpreadsheet : FileText} />
              <span className={styles.name}>{name}</span>
              <Icon icon={Download} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
