import type { SiteConfig } from '@seriba/contracts/site'
import { RailItem } from '@seriba/ui/Rail'
import { Link2 } from 'lucide-react'
import { useLocation } from 'react-router'

/** Links from the company's menu: mostly to other sites, sometimes to a page of its own. */
export function CompanyLinks({ links }: { links: SiteConfig['sidebarLinks'] }) {
  const { pathname } = useLocation()
  return links.map(({ label, href }) => (
    <RailItem key={href} external icon={Link2} label={label} href={href} active={href === pathname} />
  ))
}
