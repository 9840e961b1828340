import type { UserDetail } from '@seriba/contracts/user'
import { paletteWords } from '@seriba/domain/palette/palette-text'
import { CommandPalette } from '@seriba/ui/CommandPalette'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { rememberPlace } from './recent.ts'
import { useChoices } from './use-choices.tsx'

type PaletteProps = { user: UserDetail; hint: string; onClose: () => void }

/**
 * Finds bids, lots, clients, purchases and commands by the typed text, and shows recent places before anything is
 * typed. `>` only shows commands.
 */
export function Palette({ user, hint, onClose }: PaletteProps) {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  const { basename } = useApp()
  const [text, setText] = useState('')
  const only = text.startsWith('>')
  const typed = only ? text.slice(1) : text
  const { groups, placeOf, commandOf, busy, failed } = useChoices(user, typed, only)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  function choose(id: string, apart: boolean) {
    const place = placeOf(id)
    const command = commandOf(id)
    const to = place?.to ?? command?.to
    if (place) rememberPlace(user.userId, place)
    if (apart && to) return void window.open(`${basename}${to}`, '_blank', 'noopener')
    onClose()
    if (place) void navigate(place.to)
    else command?.run()
  }

  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label={t('label')}
      placeholder={hint}
      text={text}
      onText={setText}
      marked={paletteWords(typed)}
      groups={groups}
      busy={busy}
      onChoose={choose}
      status={busy ? '' : t('found', { count })}
      empty={failed ? t('failed') : busy ? t('searching') : t('nothing', { text: typed.trim() })}
      foot={
        <>
          <span>
            <KeyCap>↑</KeyCap>
            <KeyCap>↓</KeyCap>
            {t('keys.move')}
          </span>
          <span>
            <KeyCap>↵</KeyCap>
            {t('keys.open')}
          </span>
          <span>
            <KeyCap>Ctrl</KeyCap>
            <KeyCap>↵</KeyCap>
            {t('keys.apart')}
          </span>
          <span style={{ marginLeft: 'auto' }}>
            <KeyCap>&gt;</KeyCap>
            {t('keys.commands')}
          </span>
        </>
      }
    />
  )
}
