import type { SiteConfig } from '@seriba/contracts/site'
import { Icon } from '@seriba/ui/Icon'
import { Mail, MessageCircle } from 'lucide-react'

type GuestContactsProps = { panel: SiteConfig['panel']; className?: string | undefined }

/** Ways to contact a person, for those who cannot log in. */
export function GuestContacts({ panel: { email, messenger }, className }: GuestContactsProps) {
  if (!email && !messenger) return null
  return (
    <div className={className}>
      {email && (
        <a href={`mailto:${email}`}>
          <Icon icon={Mail} />
          {email}
        </a>
      )}
      {messenger && (
        <a href={messenger.href} target="_blank" rel="noreferrer">
          <Icon icon={MessageCircle} />
          {messenger.label}
        </a>
      )}
    </div>
  )
}
