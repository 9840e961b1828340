import type { ApiKey, NewApiKey } from '@seriba/contracts/api-keys'
import { useState } from 'react'
import type { KeyAction } from '../keys/KeyMenu.tsx'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

export type KeyDialog = { what: 'new' } | { what: KeyAction; key: ApiKey }

type KeyDialogsProps = { dialog: KeyDialog; twoStep: boolean; onClose: () => void }

/** The dialogs before actions on keys; a new secret replaces the question, once. */
export function KeyDialogs({ dialog, twoStep, onClose }: KeyDialogsProps) {
  const [made, setMade] = useState<NewApiKey | null>(null)
  if (made) return <SecretDialog made={made} onClose={onClose} />
  if (dialog.what === 'new') return <NewKeyDialog twoStep={twoStep} onMade={setMade} onClose={onClose} />
  if (dialog.what === 'rotate')
    return <RotateDialog apiKey={dialog.key} twoStep={twoStep} onMade={setMade} onClose={onClose} />
  return <RevokeDialog apiKey={dialog.key} onClose={onClose} />
}
