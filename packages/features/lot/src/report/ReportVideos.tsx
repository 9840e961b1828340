import { formatSeconds } from '@seriba/domain/format/seconds'
import { Icon } from '@seriba/ui/Icon'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './report.module.css'

/** Videos of the vehicle: they play on hover, and a click opens one over the page. */
export function ReportVideos({ videos }: { videos: readonly string[] }) {
  const { t } = useTranslation('lot')
  // What cannot be loaded is hidden.
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
            <Film src={src} label={t('report.video', { number: index + 1 })} onFail={() => fail(src)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Film({ src, label, onFail }: { src: string; label: string; onFail: () => void }) {
  /** Whole seconds; the length of a live recording is not known. */
  const [seconds, setSeconds] = useState<number>()
  return (
    <a href={src} target="_blank" rel="noreferrer" aria-label={label}>
      <video
        // It may have failed while the report was still loading.
        ref={(video) => {
          if (video?.error) onFail()
        }}
        src={src}
        muted
        loop
        playsInline
        preload="metadata"
        onError={onFail}
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          setSeconds(Number.isFinite(duration) ? Math.ceil(duration) : undefined)
        }
        // Refused if the reader has disabled automatic motion; a click still opens it.
        onPointerEnter={({ currentTarget }) => void currentTarget.play().catch(() => undefined)}
        onPointerLeave={({ currentTarget }) => currentTarget.pause()}
      />
      <span className={styles.play}>
        <Icon icon={Play} />
      </span>
      {seconds !== undefined && <span className={`num ${styles.length}`}>{formatSeconds(seconds)}</span>}
    </a>
  )
}
