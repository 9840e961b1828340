import { IconButton } from '@seriba/ui/IconButton'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'

/** How far down one must have scrolled, in px, and how often that is looked at. */
const shownAfter = 400
const everyMs = 200

/** Back to the first card, offered as soon as one turns back; at the very end the pages stand there. */
export function ToTop() {
  const { t } = useTranslation('bids')
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const now = window.scrollY
      const atEnd = now + window.innerHeight >= document.documentElement.scrollHeight - 1
      setShown(now > shownAfter && now < last && !atEnd)
      last = now
    }
    const onScroll = () => {
      timer ??= setTimeout(look, everyMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  if (!shown) return null
  return (
    <IconButton
      icon={ArrowUp}
      size="touch"
      variant="secondary"
      tooltip={false}
      className={styles.toTop}
      label={t('list.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}
