import { WideFoot } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { ArrowRight, Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'
import type { Desk } from './use-desk.ts'

type SelectionBarProps = { desk: Desk; onAssign: () => void }

/** The actions for the whole selection. */
export function SelectionBar({ desk, onAssign }: SelectionBarProps) {
  const { t } = useTranslation('purchaseDesk')
  if (desk.selected.length === 0) return null
  return (
    <WideFoot>
      <section className={styles.selection} aria-label={t('selected', { count: desk.selected.length })}>
        <b className="num-words" role="status">
          {t('selected', { count: desk.selected.length })}
        </b>
        <Button size="sm" endIcon={ArrowRight} busy={desk.busy} onClick={() => void desk.moveOn()}>
          {t('next')} <KeyCap aria-hidden>S</KeyCap>
        </Button>
        <Button size="sm" icon={Ship} onClick={onAssign}>
          {t('assign')} <KeyCap aria-hidden>V</KeyCap>
        </Button>
        <Button size="sm" variant="ghost" onClick={desk.clear}>
          {t('clear')}
        </Button>
      </section>
    </WideFoot>
  )
}
