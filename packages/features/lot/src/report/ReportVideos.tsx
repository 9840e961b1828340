import { Icon } from '@seriba/ui/Icon'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './report.module.css'

/** Films of the vehicle: they play while pointed at, and a press opens one beside the page. */
export function ReportVideos({ videos }: { videos: readonly string[] }) {
  const { t } = useTranslation('lot')
  // What cannot be loaded is not missed.
  const [failed, setFailed] = useState<readonly string[]>([])
  const fail = (src: string) => setFailed((before) => [...before, src])
  const shown = videos.filter((src) => !failed.includes(src))
  if (shown.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{t('report.videos')}</h3>
      <ul className={styles.videos}>
        {shown.map((src, index) => (
          <li key={src}>
            <a
              href={src}
              target="_blank"
              rel="noreferrer"
              aria-label={t('report.video', { number: index + 1 })}
            >
              <video
                // One may have failed while the report was still being fetched.
                ref={(video) => {
                  if (video?.error) fail(src)
                }}
                src={src}
                muted
                loop
                playsInline
                preload="metadata"
                onError={() => fail(src)}
                // Refused where the reader wants no motion by itself; a press still opens it.
                onPointerEnter={({ currentTarget }) => void currentTarget.play().catch(() => undefined)}
                onPointerLeave={({ currentTarget }) => currentTarget.pause()}
              />
              <span className={styles.play}>
                <Icon icon={Play} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
