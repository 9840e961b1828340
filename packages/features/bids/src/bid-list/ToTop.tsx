import { IconButton } from '@seriba/ui/IconButton'
import { isPageAtEnd, onPageScroll, pageTop, scrollPage } from '@seriba/ui/page-scroll'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'

/** How far down the user must have scrolled, in px, and how often that is checked. */
const shownAfter = 400
const everyMs = 200

/** Back to the first card, offered as soon as the user scrolls up; at the very end there is the page navigation. */
export function ToTop() {
  const { t } = useTranslation('bids')
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let last = pageTop()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const now = pageTop()
      setShown(now > shownAfter && now < last && !isPageAtEnd())
      last = now
    }
    const onScroll = () => {
      timer ??= setTimeout(look, everyMs)
    }
    const leave = onPageScroll(onScroll)
    return () => {
      clearTimeout(timer)
      leave()
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
      onClick={() => scrollPage({ top: 0, behavior: 'smooth' })}
    />
  )
}
