import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export const LinkTo = ({ href, children }: { href: string; children: ReactNode }) => (
  <TextLink render={(props) => <Link {...props} to={href} />}>{children}</TextLink>
)
