import type { ComponentPropsWithRef } from 'react'
import { visit } from '../visited/visited-lots.ts'
import styles from './rows.module.css'

type LotLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'id'> & { path: string; lotId: string }

/**
 * Opens a lot beside the listing, and remembers that it was looked at. A plain link: one of the router's
 * would be drawn anew, a hundred times over, with every change of the address.
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
      // The middle button opens a tab as well.
      onAuxClick={({ button }) => button === 1 && remember()}
      {...rest}
    />
  )
}
