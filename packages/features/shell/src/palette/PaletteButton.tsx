import type { UserDetail } from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { findsClients } from '@seriba/domain/palette/finds-clients'
import { Icon } from '@seriba/ui/Icon'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartWithTexts } from '../app/use-part-with-texts.ts'
import { useActor } from '../session/use-session.ts'
import styles from './palette.module.css'

const load = () => import('./Palette.tsx').then(({ Palette }) => Palette)

/** Opens the palette, by click or by Ctrl K. */
export function PaletteButton({ user }: { user: UserDetail }) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const Palette = usePartWithTexts(load)
  // It is in the header of a logged-in user.
  const hint = t(findsClients(useActor() as Actor) ? 'palette.hint' : 'palette.hintOwn')

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // Instead of the browser's own search in the address bar.
      event.preventDefault()
      // An open question is answered first.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon icon={Search} />
        <span className={styles.words}>{t('palette.open')}</span>
        <KeyCap aria-hidden className={styles.keys}>
          Ctrl K
        </KeyCap>
      </button>
      <Suspense>{isOpen && <Palette user={user} hint={hint} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
