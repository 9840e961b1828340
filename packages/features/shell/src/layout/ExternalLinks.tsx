import { Icon } from '@seriba/ui/Icon'
import { ArrowUpRight } from 'lucide-react'

type ExternalLinksProps = {
  links: readonly { label: string; href: string }[]
  className?: string | undefined
}

/** Ways out that the company configured. */
export function ExternalLinks({ links, className }: ExternalLinksProps) {
  return links.map(({ label, href }) => (
    <a key={href} href={href} target="_blank" rel="noreferrer" className={className} title={label}>
      <span>{label}</span>
      <Icon icon={ArrowUpRight} size={12} />
    </a>
  ))
}
