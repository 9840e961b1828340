import type { NewWebhook, Webhook } from '@seriba/contracts/webhooks'
import { useState } from 'react'
import type { WebhookQuestion } from '../WebhookMenu.tsx'
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx'
import { EditWebhookDialog } from './EditWebhookDialog.tsx'
import { RotateWebhookDialog } from './RotateWebhookDialog.tsx'
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx'

export type WebhookDialog = { what: 'new' } | { what: WebhookQuestion; webhook: Webhook }

/** The dialogs before actions on webhooks; a new secret replaces the question, once. */
export function WebhookDialogs({ dialog, onClose }: { dialog: WebhookDialog; onClose: () => void }) {
  const [made, setMade] = useState<NewWebhook | null>(null)
  if (made) return <WebhookSecretDialog made={made} onClose={onClose} />
  if (dialog.what === 'new') return <EditWebhookDialog webhook={null} onMade={setMade} onClose={onClose} />
  const { what, webhook } = dialog
  if (what === 'edit') return <EditWebhookDialog webhook={webhook} onMade={setMade} onClose={onClose} />
  if (what === 'rotate') return <RotateWebhookDialog webhook={webhook} onMade={setMade} onClose={onClose} />
  return <DeleteWebhookDialog webhook={webhook} onClose={onClose} />
}
