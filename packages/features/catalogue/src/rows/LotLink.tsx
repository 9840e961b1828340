import type { ComponentPropsWithRef } from 'react'
import { visit } from '../visited/visited-lots.ts'
import styles from './rows.module.css'

type LotLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'id'> & { path: string; lotId: string }

/**
 * Opens a lot next to the listing, and remembers that it was viewed. A plain link: a router link would be rendered
 * again, a hundred times over, with every change to the address.
 */
export function LotLink({ path, lotId, ...rest }: LotLinkProps) {
  const remember = () => visit(lotId)
  return (
    <a
      href={`${path}/${lotId}`}
      target="_blank"
      rel="noreferrer"
      className={styles.lotLink}
      onClick={remember}
      // The middle button opens a tab, too.
      onAuxClick={({ button }) => button === 1 && remember()}
      {...rest}
    />
  )
}
