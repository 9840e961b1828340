import { Button } from '@seriba/ui/Button'
import { scrollPage } from '@seriba/ui/page-scroll'
import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './mobile.module.css'

/** At the end of the list, or over it after a screen or two of scrolling. */
export function BackToTop({ over }: { over: boolean }) {
  const { t } = useTranslation('catalogue')
  return (
    <Button
      size="touch"
      variant={over ? 'secondary' : 'ghost'}
      icon={ArrowUp}
      className={over ? styles.backToTop : undefined}
      onClick={() => scrollPage({ top: 0 })}
    >
      {t('mobile.backToTop')}
    </Button>
  )
}
